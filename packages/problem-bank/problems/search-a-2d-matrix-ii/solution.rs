use std::cmp::Ordering;

impl Solution {
    pub fn search_matrix(matrix: Vec<Vec<i32>>, target: i32) -> bool {
        let (mut row, mut columns) = (0, matrix[0].len());
        while row < matrix.len() && columns > 0 {
            match matrix[row][columns - 1].cmp(&target) {
                Ordering::Equal => return true,
                Ordering::Less => row += 1,
                Ordering::Greater => columns -= 1,
            }
        }
        false
    }
}
