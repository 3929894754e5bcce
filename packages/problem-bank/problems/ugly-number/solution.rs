impl Solution {
    pub fn is_ugly(n: i32) -> bool {
        if n <= 0 {
            return false;
        }
        let mut left = n;
        for prime in [2, 3, 5] {
            while left % prime == 0 {
                left /= prime;
            }
        }
        left == 1
    }
}
