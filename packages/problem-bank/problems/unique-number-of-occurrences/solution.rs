use std::collections::{HashMap, HashSet};

impl Solution {
    pub fn unique_occurrences(arr: Vec<i32>) -> bool {
        let mut counts = HashMap::new();
        for number in arr {
            *counts.entry(number).or_insert(0) += 1;
        }
        let mut seen = HashSet::new();
        counts.into_values().all(|count| seen.insert(count))
    }
}
