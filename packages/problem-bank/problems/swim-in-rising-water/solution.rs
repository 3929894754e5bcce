use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn swim_in_water(grid: Vec<Vec<i32>>) -> i32 {
        let size = grid.len();
        let mut reached = vec![vec![false; size]; size];
        reached[0][0] = true;
        // (the water level that it takes to get there, row, column)
        let mut edge = BinaryHeap::from([Reverse((grid[0][0], 0, 0))]);
        while let Some(Reverse((level, row, column))) = edge.pop() {
            if (row, column) == (size - 1, size - 1) {
                return level;
            }
            // Before the first row or column the subtraction wraps to a place beyond the last.
            let neighbours = [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ];
            for (r, c) in neighbours {
                if r < size && c < size && !reached[r][c] {
                    reached[r][c] = true;
                    edge.push(Reverse((level.max(grid[r][c]), r, c)));
                }
            }
        }
        unreachable!("every cell is under water in the end")
    }
}
