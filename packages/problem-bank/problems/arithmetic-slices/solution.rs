impl Solution {
    pub fn number_of_arithmetic_slices(nums: Vec<i32>) -> i32 {
        let (mut total, mut ending_here) = (0, 0);
        for part in nums.windows(3) {
            let goes_on = part[2] - part[1] == part[1] - part[0];
            ending_here = if goes_on { ending_here + 1 } else { 0 };
            total += ending_here;
        }
        total
    }
}
