impl Solution {
    pub fn num_distinct(s: String, t: String) -> i32 {
        let wanted = t.as_bytes();
        let mut ways = vec![0i32; wanted.len() + 1];
        ways[0] = 1;
        for letter in s.bytes() {
            for length in (1..=wanted.len()).rev() {
                if wanted[length - 1] == letter {
                    // A beginning may be found in more ways than fit, where the whole is not.
                    ways[length] = ways[length].wrapping_add(ways[length - 1]);
                }
            }
        }
        ways[wanted.len()]
    }
}
