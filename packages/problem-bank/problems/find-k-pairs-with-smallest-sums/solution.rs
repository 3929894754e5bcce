use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn k_smallest_pairs(nums1: Vec<i32>, nums2: Vec<i32>, k: i32) -> Vec<Vec<i32>> {
        let mut pairs = Vec::new();
        let mut heap = BinaryHeap::from([Reverse((nums1[0] + nums2[0], 0, 0))]);
        while pairs.len() < k as usize {
            let Some(Reverse((_, i, j))) = heap.pop() else {
                break;
            };
            pairs.push(vec![nums1[i], nums2[j]]);
            if j + 1 < nums2.len() {
                heap.push(Reverse((nums1[i] + nums2[j + 1], i, j + 1)));
            }
            if j == 0 && i + 1 < nums1.len() {
                heap.push(Reverse((nums1[i + 1] + nums2[0], i + 1, 0)));
            }
        }
        pairs
    }
}
