impl Solution {
    pub fn pacific_atlantic(heights: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (rows, columns) = (heights.len(), heights[0].len());
        let top_left = (0..rows)
            .map(|row| (row, 0))
            .chain((0..columns).map(|column| (0, column)));
        let bottom_right = (0..rows)
            .map(|row| (row, columns - 1))
            .chain((0..columns).map(|column| (rows - 1, column)));
        let pacific = draining_to(top_left.collect(), &heights);
        let atlantic = draining_to(bottom_right.collect(), &heights);
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .filter(|&(row, column)| pacific[row][column] && atlantic[row][column])
            .map(|(row, column)| vec![row as i32, column as i32])
            .collect()
    }
}

fn draining_to(edge: Vec<(usize, usize)>, heights: &[Vec<i32>]) -> Vec<Vec<bool>> {
    let (rows, columns) = (heights.len(), heights[0].len());
    let mut reached = vec![vec![false; columns]; rows];
    for &(row, column) in &edge {
        reached[row][column] = true;
    }
    let mut to_visit = edge;
    while let Some((r, c)) = to_visit.pop() {
        // Before the first row or column the subtraction wraps to a place beyond the last.
        for (row, column) in [
            (r + 1, c),
            (r.wrapping_sub(1), c),
            (r, c + 1),
            (r, c.wrapping_sub(1)),
        ] {
            let inside = row < rows && column < columns;
            if inside && !reached[row][column] && heights[row][column] >= heights[r][c] {
                reached[row][column] = true;
                to_visit.push((row, column));
            }
        }
    }
    reached
}
