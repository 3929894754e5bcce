use std::collections::HashSet;

impl Solution {
    pub fn is_valid_sudoku(board: Vec<Vec<char>>) -> bool {
        let mut seen = HashSet::new();
        for (row, line) in board.iter().enumerate() {
            for (column, &digit) in line.iter().enumerate() {
                let entries = [
                    ("row", row),
                    ("column", column),
                    ("box", row / 3 * 3 + column / 3),
                ];
                if digit != '.' && !entries.into_iter().all(|unit| seen.insert((unit, digit))) {
                    return false;
                }
            }
        }
        true
    }
}
