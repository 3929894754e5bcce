use std::collections::HashMap;

impl Solution {
    pub fn majority_element(nums: Vec<i32>) -> Vec<i32> {
        let mut votes: HashMap<i32, usize> = HashMap::new();
        for &number in &nums {
            if votes.contains_key(&number) || votes.len() < 2 {
                *votes.entry(number).or_default() += 1;
            } else {
                votes.retain(|_, count| {
                    *count -= 1;
                    *count > 0
                });
            }
        }
        votes
            .into_keys()
            .filter(|candidate| {
                3 * nums.iter().filter(|&number| number == candidate).count() > nums.len()
            })
            .collect()
    }
}
