impl Solution {
    pub fn merge(mut intervals: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        intervals.sort_unstable();
        let mut merged: Vec<Vec<i32>> = Vec::new();
        for interval in intervals {
            match merged.last_mut() {
                Some(last) if interval[0] <= last[1] => last[1] = last[1].max(interval[1]),
                _ => merged.push(interval),
            }
        }
        merged
    }
}
