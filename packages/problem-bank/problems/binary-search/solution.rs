use std::cmp::Ordering;

impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> i32 {
        // The target can only be in low..high.
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match nums[middle].cmp(&target) {
                Ordering::Equal => return middle as i32,
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
            }
        }
        -1
    }
}
