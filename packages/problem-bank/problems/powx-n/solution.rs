impl Solution {
    pub fn my_pow(x: f64, n: i32) -> f64 {
        let mut base = if n < 0 { 1.0 / x } else { x };
        let mut exponent = n.unsigned_abs();
        let mut result = 1.0;
        while exponent > 0 {
            if exponent % 2 == 1 {
                result *= base;
            }
            base *= base;
            exponent /= 2;
        }
        result
    }
}
