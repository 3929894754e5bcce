impl Solution {
    pub fn get_sum(a: i32, b: i32) -> i32 {
        let (mut sum, mut carry) = (a, b);
        while carry != 0 {
            (sum, carry) = (sum ^ carry, (sum & carry) << 1);
        }
        sum
    }
}
