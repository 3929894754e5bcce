impl Solution {
    pub fn find_right_interval(intervals: Vec<Vec<i32>>) -> Vec<i32> {
        let mut by_start: Vec<usize> = (0..intervals.len()).collect();
        by_start.sort_unstable_by_key(|&i| intervals[i][0]);
        intervals
            .iter()
            .map(|interval| {
                let at = by_start.partition_point(|&i| intervals[i][0] < interval[1]);
                by_start.get(at).map_or(-1, |&i| i as i32)
            })
            .collect()
    }
}
