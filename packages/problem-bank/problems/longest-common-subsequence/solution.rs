impl Solution {
    pub fn longest_common_subsequence(text1: String, text2: String) -> i32 {
        let mut above = vec![0; text2.len() + 1];
        for a in text1.bytes() {
            let mut row = vec![0];
            for (column, b) in text2.bytes().enumerate() {
                row.push(if a == b {
                    above[column] + 1
                } else {
                    above[column + 1].max(row[column])
                });
            }
            above = row;
        }
        above[text2.len()]
    }
}
