impl Solution {
    pub fn rotate(nums: &mut Vec<i32>, k: i32) {
        let moved = k as usize % nums.len();
        nums.reverse();
        nums[..moved].reverse();
        nums[moved..].reverse();
    }
}
