impl Solution {
    pub fn fib(n: i32) -> i32 {
        let (mut current, mut following) = (0, 1);
        for _ in 0..n {
            (current, following) = (following, current + following);
        }
        current
    }
}
