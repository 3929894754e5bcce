use std::collections::HashSet;

impl Solution {
    pub fn find_repeated_dna_sequences(s: String) -> Vec<String> {
        let mut seen = HashSet::new();
        let mut repeated = HashSet::new();
        for end in 10..=s.len() {
            let window = &s[end - 10..end];
            if !seen.insert(window) {
                repeated.insert(window);
            }
        }
        repeated.into_iter().map(String::from).collect()
    }
}
