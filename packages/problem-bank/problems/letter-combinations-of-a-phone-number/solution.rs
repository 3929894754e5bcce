const LETTERS: [&str; 8] = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

impl Solution {
    pub fn letter_combinations(digits: String) -> Vec<String> {
        if digits.is_empty() {
            return Vec::new();
        }
        digits
            .bytes()
            .fold(vec![String::new()], |combinations, digit| {
                let letters = LETTERS[usize::from(digit - b'2')];
                combinations
                    .iter()
                    .flat_map(|start| {
                        letters
                            .chars()
                            .map(move |letter| format!("{start}{letter}"))
                    })
                    .collect()
            })
    }
}
