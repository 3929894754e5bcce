impl Solution {
    pub fn is_subsequence(s: String, t: String) -> bool {
        let mut letters = t.bytes();
        s.bytes()
            .all(|wanted| letters.any(|letter| letter == wanted))
    }
}
