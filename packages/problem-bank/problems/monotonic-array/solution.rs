impl Solution {
    pub fn is_monotonic(nums: Vec<i32>) -> bool {
        nums.is_sorted() || nums.is_sorted_by(|one, other| one >= other)
    }
}
