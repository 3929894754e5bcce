impl Solution {
    pub fn max_subarray_sum_circular(nums: Vec<i32>) -> i32 {
        // Of the stretches that end here the largest and the smallest sum.
        let (mut highest_here, mut lowest_here) = (0, 0);
        let (mut highest, mut lowest) = (nums[0], nums[0]);
        for &number in &nums {
            highest_here = highest_here.max(0) + number;
            lowest_here = lowest_here.min(0) + number;
            highest = highest.max(highest_here);
            lowest = lowest.min(lowest_here);
        }
        // With negative numbers alone, leaving out the lowest stretch would leave nothing.
        if highest < 0 {
            highest
        } else {
            highest.max(nums.iter().sum::<i32>() - lowest)
        }
    }
}
