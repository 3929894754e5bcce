use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn max_score(nums1: Vec<i32>, nums2: Vec<i32>, k: i32) -> i64 {
        let mut pairs: Vec<(i32, i32)> = nums2.into_iter().zip(nums1).collect();
        pairs.sort_unstable_by_key(|&(factor, _)| Reverse(factor));

        let k = k as usize;
        let (mut best, mut sum) = (0, 0);
        let mut largest = BinaryHeap::new();
        for (factor, number) in pairs {
            sum += i64::from(number);
            largest.push(Reverse(number));
            if largest.len() > k {
                if let Some(Reverse(smallest)) = largest.pop() {
                    sum -= i64::from(smallest);
                }
            }
            if largest.len() == k {
                best = best.max(sum * i64::from(factor));
            }
        }
        best
    }
}
