impl Solution {
    pub fn valid_palindrome(s: String) -> bool {
        let mut rest = s.as_bytes();
        while let [first, between @ .., last] = rest {
            if first != last {
                return is_palindrome(&rest[1..]) || is_palindrome(&rest[..rest.len() - 1]);
            }
            rest = between;
        }
        true
    }
}

fn is_palindrome(letters: &[u8]) -> bool {
    letters.iter().eq(letters.iter().rev())
}
