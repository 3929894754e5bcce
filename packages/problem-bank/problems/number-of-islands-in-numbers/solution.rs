impl Solution {
    pub fn num_islands(mut grid: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        let mut islands = 0;
        for row in 0..rows {
            for column in 0..columns {
                if grid[row][column] == 0 {
                    continue;
                }
                islands += 1;
                let mut to_visit = vec![(row, column)];
                // Land becomes water as it is visited.
                while let Some((r, c)) = to_visit.pop() {
                    if r < rows && c < columns && grid[r][c] == 1 {
                        grid[r][c] = 0;
                        // Before the first row or column the subtraction wraps to a place beyond the last.
                        to_visit.extend([
                            (r + 1, c),
                            (r.wrapping_sub(1), c),
                            (r, c + 1),
                            (r, c.wrapping_sub(1)),
                        ]);
                    }
                }
            }
        }
        islands
    }
}
