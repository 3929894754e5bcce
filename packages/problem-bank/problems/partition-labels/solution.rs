impl Solution {
    pub fn partition_labels(s: String) -> Vec<i32> {
        let mut last = [0; 26];
        for (place, letter) in s.bytes().enumerate() {
            last[usize::from(letter - b'a')] = place;
        }
        let mut lengths = Vec::new();
        let (mut start, mut end) = (0, 0);
        for (place, letter) in s.bytes().enumerate() {
            end = end.max(last[usize::from(letter - b'a')]);
            if place == end {
                lengths.push((end - start + 1) as i32);
                start = place + 1;
            }
        }
        lengths
    }
}
