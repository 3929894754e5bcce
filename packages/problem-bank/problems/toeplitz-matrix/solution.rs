impl Solution {
    pub fn is_toeplitz_matrix(matrix: Vec<Vec<i32>>) -> bool {
        matrix
            .windows(2)
            .all(|rows| rows[0][..rows[0].len() - 1] == rows[1][1..])
    }
}
