impl Solution {
    pub fn title_to_number(column_title: String) -> i32 {
        column_title.bytes().fold(0, |number, letter| {
            number * 26 + i32::from(letter - b'A') + 1
        })
    }
}
