impl Solution {
    pub fn max_sub_array(nums: Vec<i32>) -> i32 {
        let (mut best, mut ending_here) = (nums[0], nums[0]);
        for &number in &nums[1..] {
            ending_here = number.max(ending_here + number);
            best = best.max(ending_here);
        }
        best
    }
}
