impl Solution {
    pub fn pivot_index(nums: Vec<i32>) -> i32 {
        let mut left = 0;
        let mut right: i32 = nums.iter().sum();
        for (index, number) in nums.into_iter().enumerate() {
            right -= number;
            if left == right {
                return index as i32;
            }
            left += number;
        }
        -1
    }
}
