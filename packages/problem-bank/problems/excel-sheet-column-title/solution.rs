impl Solution {
    pub fn convert_to_title(mut column_number: i32) -> String {
        let mut letters = Vec::new();
        while column_number > 0 {
            column_number -= 1;
            letters.push(char::from(b'A' + (column_number % 26) as u8));
            column_number /= 26;
        }
        letters.iter().rev().collect()
    }
}
