impl Solution {
    pub fn integer_break(n: i32) -> i32 {
        if n <= 3 {
            return n - 1;
        }
        let (mut product, mut left) = (1, n);
        while left > 4 {
            product *= 3;
            left -= 3;
        }
        product * left
    }
}
