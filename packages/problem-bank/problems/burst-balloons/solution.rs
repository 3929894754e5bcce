impl Solution {
    pub fn max_coins(nums: Vec<i32>) -> i32 {
        let row = [&[1], &nums[..], &[1]].concat();
        // best[left][right]: the most coins for all balloons strictly between the two.
        let mut best = vec![vec![0; row.len()]; row.len()];
        for left in (0..row.len() - 2).rev() {
            for right in left + 2..row.len() {
                best[left][right] = (left + 1..right)
                    .map(|last| {
                        best[left][last] + row[left] * row[last] * row[right] + best[last][right]
                    })
                    .max()
                    .unwrap_or(0);
            }
        }
        best[0][row.len() - 1]
    }
}
