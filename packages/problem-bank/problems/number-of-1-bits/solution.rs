impl Solution {
    pub fn hamming_weight(n: i32) -> i32 {
        let mut left = n;
        let mut bits = 0;
        while left != 0 {
            left &= left - 1;
            bits += 1;
        }
        bits
    }
}
