impl Solution {
    pub fn insert(intervals: Vec<Vec<i32>>, new_interval: Vec<i32>) -> Vec<Vec<i32>> {
        let (mut start, mut end) = (new_interval[0], new_interval[1]);
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for interval in intervals {
            if interval[1] < start {
                before.push(interval);
            } else if interval[0] > end {
                after.push(interval);
            } else {
                start = start.min(interval[0]);
                end = end.max(interval[1]);
            }
        }
        before.push(vec![start, end]);
        before.extend(after);
        before
    }
}
