impl Solution {
    pub fn combination_sum4(nums: Vec<i32>, target: i32) -> i32 {
        let target = target as usize;
        let mut ways = vec![0i32; target + 1];
        ways[0] = 1;
        for total in 1..=target {
            // Of smaller totals there may be more ways than fit; they do not lead to an answer that does.
            ways[total] = nums
                .iter()
                .filter_map(|&last| total.checked_sub(last as usize))
                .fold(0, |sum, rest| sum.wrapping_add(ways[rest]));
        }
        ways[target]
    }
}
