impl Solution {
    pub fn next_greatest_letter(letters: Vec<char>, target: char) -> char {
        let place = letters.partition_point(|&letter| letter <= target);
        letters[place % letters.len()]
    }
}
