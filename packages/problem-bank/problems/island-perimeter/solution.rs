impl Solution {
    pub fn island_perimeter(grid: Vec<Vec<i32>>) -> i32 {
        let mut perimeter = 0;
        for (row, line) in grid.iter().enumerate() {
            for (column, &square) in line.iter().enumerate() {
                if square == 0 {
                    continue;
                }
                perimeter += 4;
                if row > 0 && grid[row - 1][column] == 1 {
                    perimeter -= 2;
                }
                if column > 0 && line[column - 1] == 1 {
                    perimeter -= 2;
                }
            }
        }
        perimeter
    }
}
