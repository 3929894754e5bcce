impl Solution {
    pub fn first_uniq_char(s: String) -> i32 {
        let mut counts = [0; 256];
        for letter in s.bytes() {
            counts[usize::from(letter)] += 1;
        }
        s.bytes()
            .position(|letter| counts[usize::from(letter)] == 1)
            .map_or(-1, |index| index as i32)
    }
}
