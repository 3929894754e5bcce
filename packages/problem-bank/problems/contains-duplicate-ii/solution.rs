use std::collections::HashMap;

impl Solution {
    pub fn contains_nearby_duplicate(nums: Vec<i32>, k: i32) -> bool {
        let mut last_place = HashMap::new();
        nums.into_iter().enumerate().any(|(place, number)| {
            last_place
                .insert(number, place)
                .is_some_and(|last| place - last <= k as usize)
        })
    }
}
