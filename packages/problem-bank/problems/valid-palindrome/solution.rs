impl Solution {
    pub fn is_palindrome(s: String) -> bool {
        let mut rest = s.as_bytes();
        while let [first, between @ .., last] = rest {
            if !first.is_ascii_alphanumeric() {
                rest = &rest[1..];
            } else if !last.is_ascii_alphanumeric() {
                rest = &rest[..rest.len() - 1];
            } else if first.eq_ignore_ascii_case(last) {
                rest = between;
            } else {
                return false;
            }
        }
        true
    }
}
