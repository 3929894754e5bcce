use std::collections::HashMap;

impl Solution {
    pub fn subarrays_with_k_distinct(nums: Vec<i32>, k: i32) -> i32 {
        let with_at_most = |limit: usize| {
            let mut counts: HashMap<i32, i32> = HashMap::new();
            let (mut start, mut total) = (0, 0);
            for (end, &number) in nums.iter().enumerate() {
                *counts.entry(number).or_default() += 1;
                while counts.len() > limit {
                    let left = counts.entry(nums[start]).or_default();
                    *left -= 1;
                    if *left == 0 {
                        counts.remove(&nums[start]);
                    }
                    start += 1;
                }
                total += (end + 1 - start) as i32;
            }
            total
        };
        let k = k as usize;
        with_at_most(k) - with_at_most(k - 1)
    }
}
