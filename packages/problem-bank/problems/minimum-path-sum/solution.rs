impl Solution {
    pub fn min_path_sum(grid: Vec<Vec<i32>>) -> i32 {
        let mut least = vec![i32::MAX; grid[0].len()];
        least[0] = 0;
        for row in &grid {
            let mut left = i32::MAX;
            for (sum, number) in least.iter_mut().zip(row) {
                *sum = number + left.min(*sum);
                left = *sum;
            }
        }
        least[least.len() - 1]
    }
}
