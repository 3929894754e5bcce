impl Solution {
    pub fn count_substrings(s: String) -> i32 {
        let letters = s.as_bytes();
        let mut count = 0;
        for middle in 0..letters.len() {
            for (mut start, mut end) in [(middle, middle), (middle, middle + 1)] {
                // The palindrome start..end, empty or one letter at first, grows on both sides.
                if start < end {
                    count += 1;
                }
                while start > 0 && end < letters.len() && letters[start - 1] == letters[end] {
                    count += 1;
                    start -= 1;
                    end += 1;
                }
            }
        }
        count
    }
}
