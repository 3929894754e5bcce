impl Solution {
    pub fn count_battleships(board: Vec<Vec<char>>) -> i32 {
        let mut ships = 0;
        for (r, row) in board.iter().enumerate() {
            for (c, &cell) in row.iter().enumerate() {
                let goes_on = (r > 0 && board[r - 1][c] == 'X') || (c > 0 && row[c - 1] == 'X');
                if cell == 'X' && !goes_on {
                    ships += 1;
                }
            }
        }
        ships
    }
}
