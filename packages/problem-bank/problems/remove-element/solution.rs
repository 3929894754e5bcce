impl Solution {
    pub fn remove_element(nums: &mut Vec<i32>, val: i32) -> i32 {
        let mut kept = 0;
        for index in 0..nums.len() {
            if nums[index] != val {
                nums[kept] = nums[index];
                kept += 1;
            }
        }
        kept as i32
    }
}
