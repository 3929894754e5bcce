impl Solution {
    pub fn reverse_bits(n: u32) -> u32 {
        let mut left = n;
        let mut reversed = 0;
        for _ in 0..32 {
            reversed = reversed << 1 | left & 1;
            left >>= 1;
        }
        reversed
    }
}
