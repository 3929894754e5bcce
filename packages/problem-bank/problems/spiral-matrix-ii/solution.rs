impl Solution {
    pub fn generate_matrix(n: i32) -> Vec<Vec<i32>> {
        let size = n as usize;
        let mut matrix = vec![vec![0; size]; size];
        let mut numbers = 1..=n * n;
        // Each ring of cells is filled along its four sides.
        for ring in 0..size.div_ceil(2) {
            let end = size - ring;
            let top = (ring..end).map(|column| (ring, column));
            let right = (ring + 1..end).map(|row| (row, end - 1));
            let bottom = (ring..end - 1).rev().map(|column| (end - 1, column));
            let left = (ring + 1..end - 1).rev().map(|row| (row, ring));
            for ((row, column), number) in
                top.chain(right).chain(bottom).chain(left).zip(&mut numbers)
            {
                matrix[row][column] = number;
            }
        }
        matrix
    }
}
