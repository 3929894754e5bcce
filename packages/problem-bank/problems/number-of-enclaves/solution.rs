impl Solution {
    pub fn num_enclaves(mut grid: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        let mut to_visit: Vec<(usize, usize)> = (0..rows)
            .flat_map(|row| [(row, 0), (row, columns - 1)])
            .chain((0..columns).flat_map(|column| [(0, column), (rows - 1, column)]))
            .collect();
        while let Some((row, column)) = to_visit.pop() {
            if row >= rows || column >= columns || grid[row][column] == 0 {
                continue;
            }
            grid[row][column] = 0;
            to_visit.extend([
                (row + 1, column),
                (row.wrapping_sub(1), column),
                (row, column + 1),
                (row, column.wrapping_sub(1)),
            ]);
        }
        grid.iter().flatten().sum()
    }
}
