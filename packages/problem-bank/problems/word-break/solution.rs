impl Solution {
    pub fn word_break(s: String, word_dict: Vec<String>) -> bool {
        let mut can_cut = vec![false; s.len() + 1];
        can_cut[0] = true;
        for end in 1..=s.len() {
            can_cut[end] = word_dict.iter().any(|word| {
                s[..end]
                    .strip_suffix(word.as_str())
                    .is_some_and(|before| can_cut[before.len()])
            });
        }
        can_cut[s.len()]
    }
}
