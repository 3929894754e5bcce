impl Solution {
    pub fn remove_duplicates(nums: &mut Vec<i32>) -> i32 {
        let mut kept = 0;
        for index in 0..nums.len() {
            let number = nums[index];
            if kept < 2 || number != nums[kept - 2] {
                nums[kept] = number;
                kept += 1;
            }
        }
        kept as i32
    }
}
