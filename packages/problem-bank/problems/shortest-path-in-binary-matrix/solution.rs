impl Solution {
    pub fn shortest_path_binary_matrix(mut grid: Vec<Vec<i32>>) -> i32 {
        let size = grid.len();
        if grid[0][0] == 1 {
            return -1;
        }
        // A cell that was reached is blocked from then on.
        grid[0][0] = 1;
        let mut cells = vec![(0, 0)];
        let mut length = 1;
        while !cells.is_empty() {
            if cells.contains(&(size - 1, size - 1)) {
                return length;
            }
            let mut following = Vec::new();
            for (row, column) in cells {
                for r in row.saturating_sub(1)..size.min(row + 2) {
                    for c in column.saturating_sub(1)..size.min(column + 2) {
                        if grid[r][c] == 0 {
                            grid[r][c] = 1;
                            following.push((r, c));
                        }
                    }
                }
            }
            cells = following;
            length += 1;
        }
        -1
    }
}
