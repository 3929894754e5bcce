impl Solution {
    pub fn longest_subarray(nums: Vec<i32>) -> i32 {
        let (mut longest, mut left, mut zeros) = (0, 0, 0);
        for (right, &number) in nums.iter().enumerate() {
            zeros += 1 - number;
            while zeros > 1 {
                zeros -= 1 - nums[left];
                left += 1;
            }
            // One of the window is deleted: its zero, or any if it has none.
            longest = longest.max(right - left);
        }
        longest as i32
    }
}
