impl Solution {
    pub fn minimum_total(mut triangle: Vec<Vec<i32>>) -> i32 {
        let mut best = triangle.pop().unwrap_or_default();
        for row in triangle.iter().rev() {
            best = row
                .iter()
                .zip(best.windows(2))
                .map(|(number, below)| number + below[0].min(below[1]))
                .collect();
        }
        best[0]
    }
}
