impl Solution {
    pub fn least_interval(tasks: Vec<char>, n: i32) -> i32 {
        let mut counts = [0; 26];
        for &task in &tasks {
            counts[task as usize - 'A' as usize] += 1;
        }
        let most = counts.into_iter().max().unwrap_or(0);
        let as_frequent = counts.iter().filter(|&&count| count == most).count() as i32;
        (tasks.len() as i32).max((most - 1) * (n + 1) + as_frequent)
    }
}
