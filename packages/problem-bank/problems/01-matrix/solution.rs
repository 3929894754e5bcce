use std::collections::VecDeque;

impl Solution {
    pub fn update_matrix(mat: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (rows, columns) = (mat.len(), mat[0].len());
        let mut distances = vec![vec![-1; columns]; rows];
        let mut queue = VecDeque::new();
        for r in 0..rows {
            for c in 0..columns {
                if mat[r][c] == 0 {
                    distances[r][c] = 0;
                    queue.push_back((r, c));
                }
            }
        }
        while let Some((r, c)) = queue.pop_front() {
            // Before the first row or column the subtraction wraps to a place beyond the last.
            let neighbours = [
                (r + 1, c),
                (r.wrapping_sub(1), c),
                (r, c + 1),
                (r, c.wrapping_sub(1)),
            ];
            for (next_r, next_c) in neighbours {
                if next_r < rows && next_c < columns && distances[next_r][next_c] == -1 {
                    distances[next_r][next_c] = distances[r][c] + 1;
                    queue.push_back((next_r, next_c));
                }
            }
        }
        distances
    }
}
