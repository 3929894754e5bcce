impl Solution {
    pub fn exist(mut board: Vec<Vec<char>>, word: String) -> bool {
        let letters: Vec<_> = word.chars().collect();
        let cells =
            (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |column| (row, column)));
        let cells: Vec<_> = cells.collect();
        cells
            .into_iter()
            .any(|(row, column)| reads(&mut board, row, column, &letters))
    }
}

fn reads(board: &mut [Vec<char>], row: usize, column: usize, letters: &[char]) -> bool {
    let Some((&letter, rest)) = letters.split_first() else {
        return true;
    };
    if row >= board.len() || column >= board[0].len() || board[row][column] != letter {
        return false;
    }
    // No letter of a word is a space: the cell is taken for the rest of this walk.
    board[row][column] = ' ';
    // Before the first row or column the subtraction wraps to a place beyond the last.
    let neighbours = [
        (row + 1, column),
        (row.wrapping_sub(1), column),
        (row, column + 1),
        (row, column.wrapping_sub(1)),
    ];
    let found = neighbours
        .into_iter()
        .any(|(r, c)| reads(board, r, c, rest));
    board[row][column] = letter;
    found
}
