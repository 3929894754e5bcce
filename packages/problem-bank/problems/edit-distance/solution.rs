impl Solution {
    pub fn min_distance(word1: String, word2: String) -> i32 {
        let mut above: Vec<usize> = (0..=word2.len()).collect();
        for (place, a) in word1.bytes().enumerate() {
            let mut row = vec![place + 1];
            for (column, b) in word2.bytes().enumerate() {
                row.push(if a == b {
                    above[column]
                } else {
                    1 + above[column].min(above[column + 1]).min(row[column])
                });
            }
            above = row;
        }
        above[word2.len()] as i32
    }
}
