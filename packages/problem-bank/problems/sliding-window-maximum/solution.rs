use std::collections::VecDeque;

impl Solution {
    pub fn max_sliding_window(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let size = k as usize;
        let mut maximums = Vec::with_capacity(nums.len() + 1 - size);
        let mut candidates: VecDeque<usize> = VecDeque::new();
        for (place, &number) in nums.iter().enumerate() {
            while candidates.back().is_some_and(|&last| nums[last] <= number) {
                candidates.pop_back();
            }
            candidates.push_back(place);
            if candidates[0] + size <= place {
                candidates.pop_front();
            }
            if place + 1 >= size {
                maximums.push(nums[candidates[0]]);
            }
        }
        maximums
    }
}
