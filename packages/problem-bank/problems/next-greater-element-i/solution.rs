use std::collections::HashMap;

impl Solution {
    pub fn next_greater_element(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut next_greater = HashMap::new();
        let mut waiting = Vec::new();
        for number in nums2 {
            while let Some(&last) = waiting.last() {
                if last >= number {
                    break;
                }
                next_greater.insert(last, number);
                waiting.pop();
            }
            waiting.push(number);
        }
        nums1
            .iter()
            .map(|number| next_greater.get(number).copied().unwrap_or(-1))
            .collect()
    }
}
