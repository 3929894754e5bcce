use std::collections::HashSet;

impl Solution {
    pub fn sock_merchant(ar: Vec<i32>) -> i32 {
        let mut waiting = HashSet::new();
        let mut pairs = 0;
        for color in ar {
            if waiting.remove(&color) {
                pairs += 1;
            } else {
                waiting.insert(color);
            }
        }
        pairs
    }
}
