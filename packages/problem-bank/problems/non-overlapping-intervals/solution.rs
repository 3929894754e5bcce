impl Solution {
    pub fn erase_overlap_intervals(mut intervals: Vec<Vec<i32>>) -> i32 {
        intervals.sort_unstable_by_key(|interval| interval[1]);
        let mut removed = 0;
        let mut last_end = i32::MIN;
        for interval in &intervals {
            if interval[0] >= last_end {
                last_end = interval[1];
            } else {
                removed += 1;
            }
        }
        removed
    }
}
