impl Solution {
    pub fn jump(nums: Vec<i32>) -> i32 {
        let (mut jumps, mut end, mut furthest) = (0, 0, 0);
        for place in 0..nums.len() - 1 {
            furthest = furthest.max(place + nums[place] as usize);
            if place == end {
                jumps += 1;
                end = furthest;
            }
        }
        jumps
    }
}
