use std::collections::VecDeque;

const EMPTY: i32 = i32::MAX;

impl Solution {
    pub fn walls_and_gates(rooms: &mut Vec<Vec<i32>>) {
        let (rows, columns) = (rooms.len(), rooms[0].len());
        let mut reached = VecDeque::new();
        for (row, cells) in rooms.iter().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                if cell == 0 {
                    reached.push_back((row, column));
                }
            }
        }
        while let Some((r, c)) = reached.pop_front() {
            // Before the first row or column the subtraction wraps to a place beyond the last.
            for (row, column) in [
                (r.wrapping_sub(1), c),
                (r + 1, c),
                (r, c.wrapping_sub(1)),
                (r, c + 1),
            ] {
                if row < rows && column < columns && rooms[row][column] == EMPTY {
                    rooms[row][column] = rooms[r][c] + 1;
                    reached.push_back((row, column));
                }
            }
        }
    }
}
