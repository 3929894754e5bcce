impl Solution {
    pub fn increasing_triplet(nums: Vec<i32>) -> bool {
        // The smallest so far, and the smallest with a smaller one before it.
        let (mut first, mut second) = (i32::MAX, i32::MAX);
        for number in nums {
            if number <= first {
                first = number;
            } else if number <= second {
                second = number;
            } else {
                return true;
            }
        }
        false
    }
}
