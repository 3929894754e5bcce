impl Solution {
    pub fn three_sum_closest(mut nums: Vec<i32>, target: i32) -> i32 {
        nums.sort_unstable();
        let mut closest = nums[0] + nums[1] + nums[2];
        for first in 0..nums.len() - 2 {
            let (mut left, mut right) = (first + 1, nums.len() - 1);
            while left < right {
                let total = nums[first] + nums[left] + nums[right];
                if total == target {
                    return total;
                }
                if (total - target).abs() < (closest - target).abs() {
                    closest = total;
                }
                if total < target {
                    left += 1;
                } else {
                    right -= 1;
                }
            }
        }
        closest
    }
}
