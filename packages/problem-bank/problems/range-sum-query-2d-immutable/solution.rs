struct NumMatrix {
    /// The sum of the first i rows and j columns stands at [i][j].
    sums: Vec<Vec<i32>>,
}

impl NumMatrix {
    fn new(matrix: Vec<Vec<i32>>) -> Self {
        let mut sums = vec![vec![0; matrix[0].len() + 1]; matrix.len() + 1];
        for (i, row) in matrix.iter().enumerate() {
            let mut in_row = 0;
            for (j, number) in row.iter().enumerate() {
                in_row += number;
                sums[i + 1][j + 1] = sums[i][j + 1] + in_row;
            }
        }
        Self { sums }
    }

    fn sum_region(&self, row1: i32, col1: i32, row2: i32, col2: i32) -> i32 {
        let (above, below) = (&self.sums[row1 as usize], &self.sums[row2 as usize + 1]);
        let (left, right) = (col1 as usize, col2 as usize + 1);
        below[right] - below[left] - above[right] + above[left]
    }
}
