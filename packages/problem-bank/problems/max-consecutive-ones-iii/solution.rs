impl Solution {
    pub fn longest_ones(nums: Vec<i32>, k: i32) -> i32 {
        let (mut left, mut zeros) = (0, 0);
        for bit in &nums {
            zeros += 1 - bit;
            if zeros > k {
                zeros -= 1 - nums[left];
                left += 1;
            }
        }
        (nums.len() - left) as i32
    }
}
