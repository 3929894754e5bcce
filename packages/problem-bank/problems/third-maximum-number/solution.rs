use std::collections::BTreeSet;

impl Solution {
    pub fn third_max(nums: Vec<i32>) -> i32 {
        let mut largest = BTreeSet::new();
        for number in nums {
            largest.insert(number);
            if largest.len() > 3 {
                largest.pop_first();
            }
        }
        let answer = if largest.len() == 3 {
            largest.first()
        } else {
            largest.last()
        };
        answer.copied().unwrap_or_default()
    }
}
