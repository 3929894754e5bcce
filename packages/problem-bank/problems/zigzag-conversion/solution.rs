impl Solution {
    pub fn convert(s: String, num_rows: i32) -> String {
        let count = num_rows as usize;
        let mut rows = vec![String::new(); count];
        // Down to the last row and up again, without the first and the last for a second time.
        let zigzag = (0..count).chain((1..count.max(2) - 1).rev()).cycle();
        for (letter, row) in s.chars().zip(zigzag) {
            rows[row].push(letter);
        }
        rows.concat()
    }
}
