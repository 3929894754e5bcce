use std::collections::HashSet;

impl Solution {
    pub fn intersection(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let ones: HashSet<_> = nums1.into_iter().collect();
        let others: HashSet<_> = nums2.into_iter().collect();
        ones.intersection(&others).copied().collect()
    }
}
