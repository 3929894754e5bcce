use std::cmp::Ordering;

impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> bool {
        // The target can only be in low..high.
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let middle = (low + high) / 2;
            if nums[middle] == target {
                return true;
            }
            let is_left = match nums[low].cmp(&nums[middle]) {
                Ordering::Equal => {
                    // Either half may hold the turn: only the first number is known not to be the target.
                    low += 1;
                    continue;
                }
                Ordering::Less => (nums[low]..nums[middle]).contains(&target),
                Ordering::Greater => !(nums[middle]..=nums[high - 1]).contains(&target),
            };
            if is_left {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        false
    }
}
