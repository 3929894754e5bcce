use std::collections::HashMap;

impl Solution {
    pub fn length_of_longest_substring(s: String) -> i32 {
        let mut last_seen = HashMap::new();
        let (mut start, mut longest) = (0, 0);
        for (index, character) in s.chars().enumerate() {
            if let Some(last) = last_seen.insert(character, index) {
                start = start.max(last + 1);
            }
            longest = longest.max(index + 1 - start);
        }
        longest as i32
    }
}
