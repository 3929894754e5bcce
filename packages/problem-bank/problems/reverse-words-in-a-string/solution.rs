impl Solution {
    pub fn reverse_words(s: String) -> String {
        let words: Vec<_> = s.split_whitespace().rev().collect();
        words.join(" ")
    }
}
