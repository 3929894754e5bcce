use std::collections::HashMap;

impl Solution {
    pub fn find_max_length(nums: Vec<i32>) -> i32 {
        // How many numbers stand before the first place with each balance.
        let mut first_places = HashMap::from([(0, 0)]);
        let mut balance = 0;
        let mut longest = 0;
        for (place, number) in nums.into_iter().enumerate() {
            balance += if number == 1 { 1 } else { -1 };
            let first = *first_places.entry(balance).or_insert(place + 1);
            longest = longest.max(place + 1 - first);
        }
        longest as i32
    }
}
