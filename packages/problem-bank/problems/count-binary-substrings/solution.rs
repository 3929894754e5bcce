impl Solution {
    pub fn count_binary_substrings(s: String) -> i32 {
        let (mut count, mut before, mut present) = (0, 0, 0);
        let mut last = None;
        for digit in s.bytes() {
            if last.is_some_and(|last| last != digit) {
                (before, present) = (present, 0);
            }
            last = Some(digit);
            present += 1;
            if present <= before {
                count += 1;
            }
        }
        count
    }
}
