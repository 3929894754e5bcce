impl Solution {
    pub fn range_bitwise_and(left: i32, right: i32) -> i32 {
        let mut common = right;
        while common > left {
            common &= common - 1;
        }
        common
    }
}
