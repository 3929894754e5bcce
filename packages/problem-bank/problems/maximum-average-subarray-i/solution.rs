impl Solution {
    pub fn find_max_average(nums: Vec<i32>, k: i32) -> f64 {
        let mut window: i32 = nums[..k as usize].iter().sum();
        let mut best = window;
        for (entering, leaving) in nums[k as usize..].iter().zip(&nums) {
            window += entering - leaving;
            best = best.max(window);
        }
        f64::from(best) / f64::from(k)
    }
}
