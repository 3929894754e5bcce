impl Solution {
    pub fn tribonacci(n: i32) -> i32 {
        // The two before the first continue the rule backwards, so that nothing larger than the answer is added up.
        let (mut a, mut b, mut c) = (1, 0, 0);
        for _ in 0..n {
            (a, b, c) = (b, c, a + b + c);
        }
        c
    }
}
