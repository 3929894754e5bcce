impl Solution {
    pub fn sort_colors(nums: &mut Vec<i32>) {
        let (mut low, mut current, mut end) = (0, 0, nums.len());
        while current < end {
            match nums[current] {
                0 => {
                    nums.swap(low, current);
                    low += 1;
                    current += 1;
                }
                2 => {
                    end -= 1;
                    nums.swap(current, end);
                }
                _ => current += 1,
            }
        }
    }
}
