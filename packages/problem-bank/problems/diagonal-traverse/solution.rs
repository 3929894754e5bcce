impl Solution {
    pub fn find_diagonal_order(mat: Vec<Vec<i32>>) -> Vec<i32> {
        let (rows, columns) = (mat.len(), mat[0].len());
        let mut order = Vec::with_capacity(rows * columns);
        for sum in 0..rows + columns - 1 {
            let top = (sum + 1).saturating_sub(columns);
            let bottom = sum.min(rows - 1);
            let diagonal = (top..=bottom).map(|row| mat[row][sum - row]);
            if sum % 2 == 0 {
                order.extend(diagonal.rev());
            } else {
                order.extend(diagonal);
            }
        }
        order
    }
}
