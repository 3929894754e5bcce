use std::collections::HashMap;

impl Solution {
    pub fn top_k_frequent(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let mut counts: HashMap<i32, usize> = HashMap::new();
        for &number in &nums {
            *counts.entry(number).or_default() += 1;
        }
        let mut with_count = vec![Vec::new(); nums.len() + 1];
        for (number, count) in counts {
            with_count[count].push(number);
        }
        with_count
            .into_iter()
            .rev()
            .flatten()
            .take(k as usize)
            .collect()
    }
}
