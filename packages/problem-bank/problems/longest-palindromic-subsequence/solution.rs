impl Solution {
    pub fn longest_palindrome_subseq(s: String) -> i32 {
        let letters = s.as_bytes();
        let size = letters.len();
        let mut best = vec![0; size];
        for start in (0..size).rev() {
            let mut between = 0;
            best[start] = 1;
            for end in start + 1..size {
                let previous = best[end];
                best[end] = if letters[start] == letters[end] {
                    between + 2
                } else {
                    best[end].max(best[end - 1])
                };
                between = previous;
            }
        }
        best[size - 1]
    }
}
