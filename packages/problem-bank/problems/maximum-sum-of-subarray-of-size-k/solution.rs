impl Solution {
    pub fn max_sum_subarray(nums: Vec<i32>, k: i32) -> i32 {
        let size = k as usize;
        let mut total: i32 = nums[..size].iter().sum();
        let mut best = total;
        for (entering, leaving) in nums[size..].iter().zip(&nums) {
            total += entering - leaving;
            best = best.max(total);
        }
        best
    }
}
