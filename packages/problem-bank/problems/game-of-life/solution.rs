impl Solution {
    pub fn game_of_life(board: &mut Vec<Vec<i32>>) {
        let (rows, columns) = (board.len(), board[0].len());
        // The second bit of a cell is its next state.
        for row in 0..rows {
            for column in 0..columns {
                let alive = board[row][column] & 1;
                let around = &board[row.saturating_sub(1)..rows.min(row + 2)];
                let live: i32 = around
                    .iter()
                    .flat_map(|cells| &cells[column.saturating_sub(1)..columns.min(column + 2)])
                    .map(|cell| cell & 1)
                    .sum();
                if live - alive == 3 || (live - alive == 2 && alive == 1) {
                    board[row][column] |= 2;
                }
            }
        }
        for cell in board.iter_mut().flatten() {
            *cell >>= 1;
        }
    }
}
