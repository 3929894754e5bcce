use std::collections::HashMap;

impl Solution {
    pub fn subarray_sum(nums: Vec<i32>, k: i32) -> i32 {
        let mut seen = HashMap::from([(0, 1)]);
        let (mut total, mut count) = (0, 0);
        for number in nums {
            total += number;
            count += seen.get(&(total - k)).copied().unwrap_or(0);
            *seen.entry(total).or_default() += 1;
        }
        count
    }
}
