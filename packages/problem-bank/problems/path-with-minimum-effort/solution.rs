use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn minimum_effort_path(heights: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (heights.len(), heights[0].len());
        let mut is_done = vec![vec![false; columns]; rows];
        let mut heap = BinaryHeap::from([Reverse((0, 0, 0))]);
        while let Some(Reverse((effort, row, column))) = heap.pop() {
            if row + 1 == rows && column + 1 == columns {
                return effort;
            }
            if is_done[row][column] {
                continue;
            }
            is_done[row][column] = true;
            let neighbours = [
                (row + 1, column),
                (row.wrapping_sub(1), column),
                (row, column + 1),
                (row, column.wrapping_sub(1)),
            ];
            for (r, c) in neighbours {
                if r < rows && c < columns && !is_done[r][c] {
                    let step = (heights[r][c] - heights[row][column]).abs();
                    heap.push(Reverse((effort.max(step), r, c)));
                }
            }
        }
        0
    }
}
