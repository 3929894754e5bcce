use std::collections::HashMap;

impl Solution {
    pub fn find_pairs(nums: Vec<i32>, k: i32) -> i32 {
        let mut counts: HashMap<i32, i32> = HashMap::new();
        for number in nums {
            *counts.entry(number).or_default() += 1;
        }
        counts
            .iter()
            .filter(|&(number, &count)| {
                if k == 0 {
                    count > 1
                } else {
                    counts.contains_key(&(number + k))
                }
            })
            .count() as i32
    }
}
