impl Solution {
    pub fn move_zeroes(nums: &mut Vec<i32>) {
        let mut place = 0;
        for index in 0..nums.len() {
            if nums[index] != 0 {
                nums.swap(place, index);
                place += 1;
            }
        }
    }
}
