use std::collections::HashSet;

impl Solution {
    pub fn find_difference(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<Vec<i32>> {
        let first: HashSet<_> = nums1.into_iter().collect();
        let second: HashSet<_> = nums2.into_iter().collect();
        vec![
            first.difference(&second).copied().collect(),
            second.difference(&first).copied().collect(),
        ]
    }
}
