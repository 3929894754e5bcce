use std::collections::HashSet;

impl Solution {
    pub fn word_pattern(pattern: String, s: String) -> bool {
        let words: Vec<_> = s.split_whitespace().collect();
        if words.len() != pattern.len() {
            return false;
        }
        let pairs: HashSet<_> = pattern.bytes().zip(&words).collect();
        let letters: HashSet<_> = pattern.bytes().collect();
        let different: HashSet<_> = words.iter().collect();
        pairs.len() == letters.len() && pairs.len() == different.len()
    }
}
