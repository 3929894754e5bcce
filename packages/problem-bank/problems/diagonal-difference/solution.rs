impl Solution {
    pub fn diagonal_difference(arr: Vec<Vec<i32>>) -> i32 {
        let difference: i32 = arr
            .iter()
            .enumerate()
            .map(|(i, row)| row[i] - row[row.len() - 1 - i])
            .sum();
        difference.abs()
    }
}
