use std::collections::HashMap;

impl Solution {
    pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let mut index_of = HashMap::new();
        for (index, number) in (0..).zip(nums) {
            if let Some(&partner) = index_of.get(&(target - number)) {
                return vec![partner, index];
            }
            index_of.insert(number, index);
        }
        Vec::new()
    }
}
