use std::cmp::Reverse;
use std::collections::HashMap;

impl Solution {
    pub fn top_k_frequent(words: Vec<String>, k: i32) -> Vec<String> {
        let mut counts: HashMap<String, i32> = HashMap::new();
        for word in words {
            *counts.entry(word).or_default() += 1;
        }
        let mut ranked: Vec<(Reverse<i32>, String)> = counts
            .into_iter()
            .map(|(word, count)| (Reverse(count), word))
            .collect();
        ranked.sort();
        ranked
            .into_iter()
            .take(k as usize)
            .map(|(_, word)| word)
            .collect()
    }
}
