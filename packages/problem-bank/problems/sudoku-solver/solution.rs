impl Solution {
    pub fn solve_sudoku(board: &mut Vec<Vec<char>>) {
        is_solved(board, 0);
    }
}

fn is_solved(board: &mut Vec<Vec<char>>, cell: usize) -> bool {
    if cell == 81 {
        return true;
    }
    let (row, column) = (cell / 9, cell % 9);
    if board[row][column] != '.' {
        return is_solved(board, cell + 1);
    }
    for digit in '1'..='9' {
        if is_free(board, row, column, digit) {
            board[row][column] = digit;
            if is_solved(board, cell + 1) {
                return true;
            }
        }
    }
    board[row][column] = '.';
    false
}

fn is_free(board: &[Vec<char>], row: usize, column: usize, digit: char) -> bool {
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    (0..9).all(|i| {
        board[row][i] != digit
            && board[i][column] != digit
            && board[top + i / 3][left + i % 3] != digit
    })
}
