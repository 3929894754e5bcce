impl Solution {
    pub fn flood_fill(mut image: Vec<Vec<i32>>, sr: i32, sc: i32, color: i32) -> Vec<Vec<i32>> {
        let (rows, columns) = (image.len(), image[0].len());
        let (row, column) = (sr as usize, sc as usize);
        let old = image[row][column];
        if old == color {
            return image;
        }
        image[row][column] = color;
        let mut to_visit = vec![(row, column)];
        while let Some((r, c)) = to_visit.pop() {
            // Before the first row or column the subtraction wraps to a place beyond the last.
            for (row, column) in [
                (r + 1, c),
                (r.wrapping_sub(1), c),
                (r, c + 1),
                (r, c.wrapping_sub(1)),
            ] {
                if row < rows && column < columns && image[row][column] == old {
                    image[row][column] = color;
                    to_visit.push((row, column));
                }
            }
        }
        image
    }
}
