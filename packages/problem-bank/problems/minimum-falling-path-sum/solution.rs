impl Solution {
    pub fn min_falling_path_sum(matrix: Vec<Vec<i32>>) -> i32 {
        let columns = matrix[0].len();
        let mut least = vec![0; columns];
        for row in &matrix {
            least = (0..columns)
                .map(|column| {
                    let above = &least[column.saturating_sub(1)..columns.min(column + 2)];
                    row[column] + above.iter().min().copied().unwrap_or(0)
                })
                .collect();
        }
        least.into_iter().min().unwrap_or(0)
    }
}
