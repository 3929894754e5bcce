impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> i32 {
        // The target can only be in low..high.
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let middle = (low + high) / 2;
            if nums[middle] == target {
                return middle as i32;
            }
            let is_left = if nums[low] <= nums[middle] {
                (nums[low]..nums[middle]).contains(&target)
            } else {
                !(nums[middle]..=nums[high - 1]).contains(&target)
            };
            if is_left {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        -1
    }
}
