impl Solution {
    pub fn longest_palindrome(s: String) -> String {
        let characters = s.as_bytes();
        let mut best = "";
        for middle in 0..s.len() {
            for (mut start, mut end) in [(middle, middle), (middle, middle + 1)] {
                // The palindrome start..end, empty at first, grows on both sides.
                while start > 0 && end < s.len() && characters[start - 1] == characters[end] {
                    start -= 1;
                    end += 1;
                }
                if end - start > best.len() {
                    best = &s[start..end];
                }
            }
        }
        best.to_string()
    }
}
