const MODULUS: i64 = 1_000_000_007;

impl Solution {
    pub fn num_tilings(n: i32) -> i32 {
        let (mut current, mut next, mut after_next) = (1, 1, 2);
        for _ in 0..n {
            (current, next, after_next) = (next, after_next, (2 * after_next + current) % MODULUS);
        }
        current as i32
    }
}
