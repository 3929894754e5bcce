impl Solution {
    pub fn sort_array_by_parity(nums: Vec<i32>) -> Vec<i32> {
        let mut sorted = nums;
        sorted.sort_by_key(|number| number % 2 != 0);
        sorted
    }
}
