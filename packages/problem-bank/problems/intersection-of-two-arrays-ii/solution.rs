use std::collections::HashMap;

impl Solution {
    pub fn intersect(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut left = HashMap::new();
        for number in nums1 {
            *left.entry(number).or_insert(0) += 1;
        }
        let mut shared = Vec::new();
        for number in nums2 {
            if let Some(count @ 1..) = left.get_mut(&number) {
                *count -= 1;
                shared.push(number);
            }
        }
        shared
    }
}
