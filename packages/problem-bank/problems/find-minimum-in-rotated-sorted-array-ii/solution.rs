use std::cmp::Ordering;

impl Solution {
    pub fn find_min(nums: Vec<i32>) -> i32 {
        let (mut low, mut high) = (0, nums.len() - 1);
        while low < high {
            let middle = (low + high) / 2;
            match nums[middle].cmp(&nums[high]) {
                Ordering::Greater => low = middle + 1,
                Ordering::Less => high = middle,
                Ordering::Equal => high -= 1,
            }
        }
        nums[low]
    }
}
