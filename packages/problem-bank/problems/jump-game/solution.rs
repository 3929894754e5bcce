impl Solution {
    pub fn can_jump(nums: Vec<i32>) -> bool {
        let mut furthest = 0;
        for (place, jump) in nums.into_iter().enumerate() {
            if place > furthest {
                return false;
            }
            furthest = furthest.max(place + jump as usize);
        }
        true
    }
}
