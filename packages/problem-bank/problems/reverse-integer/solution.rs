impl Solution {
    pub fn reverse(x: i32) -> i32 {
        let mut left = x;
        let mut reversed: i32 = 0;
        while left != 0 {
            let extended = reversed
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(left % 10));
            let Some(longer) = extended else { return 0 };
            reversed = longer;
            left /= 10;
        }
        reversed
    }
}
