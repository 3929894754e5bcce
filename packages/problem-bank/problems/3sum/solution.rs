use std::cmp::Ordering;

impl Solution {
    pub fn three_sum(mut nums: Vec<i32>) -> Vec<Vec<i32>> {
        nums.sort_unstable();
        let mut triplets = Vec::new();
        for first in 0..nums.len().saturating_sub(2) {
            if first > 0 && nums[first] == nums[first - 1] {
                continue;
            }
            let (mut left, mut right) = (first + 1, nums.len() - 1);
            while left < right {
                match (nums[first] + nums[left] + nums[right]).cmp(&0) {
                    Ordering::Less => left += 1,
                    Ordering::Greater => right -= 1,
                    Ordering::Equal => {
                        triplets.push(vec![nums[first], nums[left], nums[right]]);
                        left += 1;
                        while left < right && nums[left] == nums[left - 1] {
                            left += 1;
                        }
                    }
                }
            }
        }
        triplets
    }
}
