use std::cmp::Reverse;
use std::collections::HashMap;

impl Solution {
    pub fn frequency_sort(s: String) -> String {
        let mut counts: HashMap<char, usize> = HashMap::new();
        for character in s.chars() {
            *counts.entry(character).or_default() += 1;
        }
        let mut ranked: Vec<(char, usize)> = counts.into_iter().collect();
        ranked.sort_by_key(|&(_, count)| Reverse(count));
        ranked
            .into_iter()
            .flat_map(|(character, count)| std::iter::repeat_n(character, count))
            .collect()
    }
}
