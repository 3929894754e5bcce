impl Solution {
    pub fn job_scheduling(start_time: Vec<i32>, end_time: Vec<i32>, profit: Vec<i32>) -> i32 {
        let mut jobs: Vec<usize> = (0..profit.len()).collect();
        jobs.sort_unstable_by_key(|&job| end_time[job]);

        // The best profit of the first 0, 1, 2, ... jobs.
        let mut best = vec![0];
        for (i, &job) in jobs.iter().enumerate() {
            let ended = jobs.partition_point(|&other| end_time[other] <= start_time[job]);
            best.push(best[i].max(best[ended] + profit[job]));
        }
        best[jobs.len()]
    }
}
