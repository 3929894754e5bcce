impl Solution {
    pub fn maximal_square(matrix: Vec<Vec<i32>>) -> i32 {
        // One more place in front stands for the cells left of the matrix.
        let mut above = vec![0; matrix[0].len() + 1];
        let mut largest = 0;
        for row in &matrix {
            let mut sides = vec![0; above.len()];
            for (column, &cell) in row.iter().enumerate() {
                if cell == 1 {
                    sides[column + 1] = 1 + above[column].min(above[column + 1]).min(sides[column]);
                    largest = largest.max(sides[column + 1]);
                }
            }
            above = sides;
        }
        largest * largest
    }
}
