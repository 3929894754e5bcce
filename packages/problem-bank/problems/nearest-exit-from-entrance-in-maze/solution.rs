use std::collections::VecDeque;

impl Solution {
    pub fn nearest_exit(mut maze: Vec<Vec<char>>, entrance: Vec<i32>) -> i32 {
        let (last_row, last_column) = (maze.len() - 1, maze[0].len() - 1);
        let start = (entrance[0] as usize, entrance[1] as usize);
        // A cell that was met is a wall from then on.
        maze[start.0][start.1] = '+';
        let mut cells = VecDeque::from([(start, 0)]);
        while let Some(((row, column), steps)) = cells.pop_front() {
            let neighbors = [
                (row + 1, column),
                (row.wrapping_sub(1), column),
                (row, column + 1),
                (row, column.wrapping_sub(1)),
            ];
            for (row, column) in neighbors {
                if row > last_row || column > last_column || maze[row][column] == '+' {
                    continue;
                }
                if row == 0 || row == last_row || column == 0 || column == last_column {
                    return steps + 1;
                }
                maze[row][column] = '+';
                cells.push_back(((row, column), steps + 1));
            }
        }
        -1
    }
}
