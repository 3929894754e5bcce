impl Solution {
    pub fn longest_mountain(arr: Vec<i32>) -> i32 {
        let (mut longest, mut up, mut down) = (0, 0, 0);
        for pair in arr.windows(2) {
            let step = pair[1] - pair[0];
            if step == 0 || (step > 0 && down > 0) {
                (up, down) = (0, 0);
            }
            if step > 0 {
                up += 1;
            } else if step < 0 {
                down += 1;
            }
            if up > 0 && down > 0 {
                longest = longest.max(up + down + 1);
            }
        }
        longest
    }
}
