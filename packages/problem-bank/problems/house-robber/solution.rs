impl Solution {
    pub fn rob(nums: Vec<i32>) -> i32 {
        let (mut older, mut newer) = (0, 0);
        for money in nums {
            (older, newer) = (newer, newer.max(older + money));
        }
        newer
    }
}
