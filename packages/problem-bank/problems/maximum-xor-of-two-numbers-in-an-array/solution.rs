use std::collections::HashSet;

impl Solution {
    pub fn find_maximum_xor(nums: Vec<i32>) -> i32 {
        let mut best = 0;
        for bit in (0..31).rev() {
            let beginnings: HashSet<i32> = nums.iter().map(|number| number >> bit).collect();
            let wish = best << 1 | 1;
            let is_reached = beginnings
                .iter()
                .any(|beginning| beginnings.contains(&(wish ^ beginning)));
            best = if is_reached { wish } else { wish - 1 };
        }
        best
    }
}
