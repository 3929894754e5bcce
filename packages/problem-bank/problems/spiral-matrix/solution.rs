impl Solution {
    pub fn spiral_order(matrix: Vec<Vec<i32>>) -> Vec<i32> {
        // What is left to read is the rows top..bottom of the columns left..right.
        let (mut top, mut bottom) = (0, matrix.len());
        let (mut left, mut right) = (0, matrix[0].len());
        let mut order = Vec::new();
        while top < bottom && left < right {
            order.extend(&matrix[top][left..right]);
            order.extend((top + 1..bottom).map(|row| matrix[row][right - 1]));
            if bottom - top > 1 && right - left > 1 {
                order.extend(matrix[bottom - 1][left..right - 1].iter().rev());
                order.extend((top + 1..bottom - 1).rev().map(|row| matrix[row][left]));
            }
            top += 1;
            bottom -= 1;
            left += 1;
            right -= 1;
        }
        order
    }
}
