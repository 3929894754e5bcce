use std::collections::HashSet;

impl Solution {
    pub fn longest_consecutive(nums: Vec<i32>) -> i32 {
        let present: HashSet<_> = nums.into_iter().collect();
        present
            .iter()
            .filter(|&start| !present.contains(&(start - 1)))
            .map(|&start| {
                (start..)
                    .take_while(|number| present.contains(number))
                    .count()
            })
            .max()
            .unwrap_or(0) as i32
    }
}
