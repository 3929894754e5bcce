impl Solution {
    pub fn sorted_squares(nums: Vec<i32>) -> Vec<i32> {
        let mut squares = vec![0; nums.len()];
        let (mut left, mut end) = (0, nums.len());
        for square in squares.iter_mut().rev() {
            if nums[left].abs() > nums[end - 1].abs() {
                *square = nums[left].pow(2);
                left += 1;
            } else {
                *square = nums[end - 1].pow(2);
                end -= 1;
            }
        }
        squares
    }
}
