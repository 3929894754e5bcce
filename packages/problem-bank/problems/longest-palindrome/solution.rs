use std::collections::HashSet;

impl Solution {
    pub fn longest_palindrome(s: String) -> i32 {
        let mut single = HashSet::new();
        for letter in s.bytes() {
            if !single.remove(&letter) {
                single.insert(letter);
            }
        }
        (s.len() - single.len().saturating_sub(1)) as i32
    }
}
