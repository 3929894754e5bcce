impl Solution {
    pub fn trailing_zeroes(n: i32) -> i32 {
        let mut zeroes = 0;
        let mut left = n / 5;
        while left > 0 {
            zeroes += left;
            left /= 5;
        }
        zeroes
    }
}
