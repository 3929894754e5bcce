impl Solution {
    pub fn rob(nums: Vec<i32>) -> i32 {
        match nums.as_slice() {
            [only] => *only,
            [first_to_last @ .., _] => rob_street(first_to_last).max(rob_street(&nums[1..])),
            [] => 0,
        }
    }
}

fn rob_street(houses: &[i32]) -> i32 {
    let (mut older, mut newer) = (0, 0);
    for money in houses {
        (older, newer) = (newer, newer.max(older + money));
    }
    newer
}
