use std::collections::HashMap;

impl Solution {
    pub fn find_target_sum_ways(nums: Vec<i32>, target: i32) -> i32 {
        let mut ways = HashMap::from([(0, 1)]);
        for number in nums {
            let mut extended = HashMap::new();
            for (total, count) in ways {
                *extended.entry(total + number).or_insert(0) += count;
                *extended.entry(total - number).or_insert(0) += count;
            }
            ways = extended;
        }
        ways.get(&target).copied().unwrap_or(0)
    }
}
