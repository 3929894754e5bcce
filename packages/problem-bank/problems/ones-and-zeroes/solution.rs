impl Solution {
    pub fn find_max_form(strs: Vec<String>, m: i32, n: i32) -> i32 {
        let (m, n) = (m as usize, n as usize);
        let mut best = vec![vec![0; n + 1]; m + 1];
        for digits in strs {
            let ones = digits.matches('1').count();
            let zeros = digits.len() - ones;
            for i in (zeros..=m).rev() {
                for j in (ones..=n).rev() {
                    best[i][j] = best[i][j].max(best[i - zeros][j - ones] + 1);
                }
            }
        }
        best[m][n]
    }
}
