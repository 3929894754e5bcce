impl Solution {
    pub fn generate(num_rows: i32) -> Vec<Vec<i32>> {
        let mut rows = vec![vec![1]];
        while rows.len() < num_rows as usize {
            let last = &rows[rows.len() - 1];
            let mut row = vec![1];
            row.extend(last.windows(2).map(|pair| pair[0] + pair[1]));
            row.push(1);
            rows.push(row);
        }
        rows
    }
}
