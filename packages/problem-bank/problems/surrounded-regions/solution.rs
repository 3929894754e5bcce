impl Solution {
    pub fn solve(board: &mut Vec<Vec<char>>) {
        let (rows, columns) = (board.len(), board[0].len());
        let mut safe = vec![vec![false; columns]; rows];
        let mut to_visit: Vec<_> = (0..rows)
            .flat_map(|row| [(row, 0), (row, columns - 1)])
            .chain((0..columns).flat_map(|column| [(0, column), (rows - 1, column)]))
            .collect();
        while let Some((r, c)) = to_visit.pop() {
            if r < rows && c < columns && board[r][c] == 'O' && !safe[r][c] {
                safe[r][c] = true;
                // Before the first row or column the subtraction wraps to a place beyond the last.
                to_visit.extend([
                    (r + 1, c),
                    (r.wrapping_sub(1), c),
                    (r, c + 1),
                    (r, c.wrapping_sub(1)),
                ]);
            }
        }
        for (cells, is_safe) in board.iter_mut().zip(&safe) {
            for (cell, is_safe) in cells.iter_mut().zip(is_safe) {
                if !is_safe {
                    *cell = 'X';
                }
            }
        }
    }
}
