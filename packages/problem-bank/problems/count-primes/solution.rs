impl Solution {
    pub fn count_primes(n: i32) -> i32 {
        let n = n as usize;
        let mut is_composite = vec![false; n];
        let mut primes = 0;
        for number in 2..n {
            if is_composite[number] {
                continue;
            }
            primes += 1;
            for multiple in (number * number..n).step_by(number) {
                is_composite[multiple] = true;
            }
        }
        primes
    }
}
