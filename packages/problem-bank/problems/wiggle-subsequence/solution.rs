impl Solution {
    pub fn wiggle_max_length(nums: Vec<i32>) -> i32 {
        let (mut up, mut down) = (1, 1);
        for pair in nums.windows(2) {
            if pair[1] > pair[0] {
                up = down + 1;
            } else if pair[1] < pair[0] {
                down = up + 1;
            }
        }
        up.max(down)
    }
}
