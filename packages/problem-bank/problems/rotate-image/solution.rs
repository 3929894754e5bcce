impl Solution {
    pub fn rotate(matrix: &mut Vec<Vec<i32>>) {
        matrix.reverse();
        for row in 0..matrix.len() {
            let (above, below) = matrix.split_at_mut(row);
            for (column, other) in above.iter_mut().enumerate() {
                std::mem::swap(&mut below[0][column], &mut other[row]);
            }
        }
    }
}
