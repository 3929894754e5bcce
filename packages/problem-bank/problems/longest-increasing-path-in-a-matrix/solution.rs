use std::cmp::Reverse;

impl Solution {
    pub fn longest_increasing_path(matrix: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (matrix.len(), matrix[0].len());
        let mut cells: Vec<_> = (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .collect();
        cells.sort_unstable_by_key(|&(row, column)| Reverse(matrix[row][column]));

        // The most cells on a path that begins here; what is larger has been worked out before.
        let mut longest = vec![vec![0; columns]; rows];
        let mut most = 0;
        for (row, column) in cells {
            // Before the first row or column the subtraction wraps to a place beyond the last.
            let beside = [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ];
            let best = beside
                .into_iter()
                .filter(|&(r, c)| r < rows && c < columns && matrix[r][c] > matrix[row][column])
                .map(|(r, c)| longest[r][c])
                .max()
                .unwrap_or(0);
            longest[row][column] = best + 1;
            most = most.max(best + 1);
        }
        most
    }
}
