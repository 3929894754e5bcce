impl Solution {
    pub fn repeated_substring_pattern(s: String) -> bool {
        let twice = s.repeat(2);
        twice[1..twice.len() - 1].contains(&s)
    }
}
