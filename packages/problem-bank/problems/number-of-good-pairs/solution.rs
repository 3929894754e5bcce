use std::collections::HashMap;

impl Solution {
    pub fn num_identical_pairs(nums: Vec<i32>) -> i32 {
        let mut seen = HashMap::new();
        let mut pairs = 0;
        for number in nums {
            let before = seen.entry(number).or_insert(0);
            pairs += *before;
            *before += 1;
        }
        pairs
    }
}
