impl Solution {
    pub fn oranges_rotting(mut grid: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        let mut fresh = 0;
        let mut just_rotten = Vec::new();
        for (row, cells) in grid.iter().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                match cell {
                    1 => fresh += 1,
                    2 => just_rotten.push((row, column)),
                    _ => {}
                }
            }
        }
        let mut minutes = 0;
        while fresh > 0 && !just_rotten.is_empty() {
            minutes += 1;
            let mut infected = Vec::new();
            for (row, column) in just_rotten {
                // Before the first row or column the subtraction wraps to a place beyond the last.
                let neighbours = [
                    (row + 1, column),
                    (row.wrapping_sub(1), column),
                    (row, column + 1),
                    (row, column.wrapping_sub(1)),
                ];
                for (r, c) in neighbours {
                    if r < rows && c < columns && grid[r][c] == 1 {
                        grid[r][c] = 2;
                        fresh -= 1;
                        infected.push((r, c));
                    }
                }
            }
            just_rotten = infected;
        }
        if fresh > 0 {
            -1
        } else {
            minutes
        }
    }
}
