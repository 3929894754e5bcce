use std::collections::HashMap;

impl Solution {
    pub fn check_subarray_sum(nums: Vec<i32>, k: i32) -> bool {
        let mut first_length = HashMap::from([(0, 0)]);
        let mut total = 0;
        for (length, number) in (1..).zip(nums) {
            total += number;
            let first = *first_length.entry(total % k).or_insert(length);
            if length - first >= 2 {
                return true;
            }
        }
        false
    }
}
