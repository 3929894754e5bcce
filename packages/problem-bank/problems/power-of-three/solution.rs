/// The largest power of three of 32 bits.
const LARGEST: i32 = 3_i32.pow(19);

impl Solution {
    pub fn is_power_of_three(n: i32) -> bool {
        n > 0 && LARGEST % n == 0
    }
}
