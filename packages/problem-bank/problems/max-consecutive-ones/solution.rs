impl Solution {
    pub fn find_max_consecutive_ones(nums: Vec<i32>) -> i32 {
        let (mut longest, mut run) = (0, 0);
        for bit in nums {
            run = if bit == 1 { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        longest
    }
}
