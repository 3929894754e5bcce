use std::collections::HashSet;

impl Solution {
    pub fn set_zeroes(matrix: &mut Vec<Vec<i32>>) {
        let (mut rows, mut columns) = (HashSet::new(), HashSet::new());
        for (r, row) in matrix.iter().enumerate() {
            for (c, &cell) in row.iter().enumerate() {
                if cell == 0 {
                    rows.insert(r);
                    columns.insert(c);
                }
            }
        }
        for (r, row) in matrix.iter_mut().enumerate() {
            for (c, cell) in row.iter_mut().enumerate() {
                if rows.contains(&r) || columns.contains(&c) {
                    *cell = 0;
                }
            }
        }
    }
}
