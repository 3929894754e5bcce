use std::collections::HashMap;

impl Solution {
    pub fn equal_pairs(grid: Vec<Vec<i32>>) -> i32 {
        let mut rows = HashMap::new();
        for row in &grid {
            *rows.entry(row).or_insert(0) += 1;
        }
        (0..grid.len())
            .map(|at| grid.iter().map(|row| row[at]).collect::<Vec<_>>())
            .filter_map(|column| rows.get(&column))
            .sum()
    }
}
