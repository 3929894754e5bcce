impl Solution {
    pub fn maximum_product(nums: Vec<i32>) -> i32 {
        let mut sorted = nums;
        sorted.sort_unstable();
        let n = sorted.len();
        let last = sorted[n - 1];
        (last * sorted[n - 2] * sorted[n - 3]).max(last * sorted[0] * sorted[1])
    }
}
