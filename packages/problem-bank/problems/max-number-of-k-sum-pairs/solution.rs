use std::collections::HashMap;

impl Solution {
    pub fn max_operations(nums: Vec<i32>, k: i32) -> i32 {
        let mut waiting = HashMap::new();
        let mut operations = 0;
        for number in nums {
            if let Some(partners @ 1..) = waiting.get_mut(&(k - number)) {
                *partners -= 1;
                operations += 1;
            } else {
                *waiting.entry(number).or_insert(0) += 1;
            }
        }
        operations
    }
}
