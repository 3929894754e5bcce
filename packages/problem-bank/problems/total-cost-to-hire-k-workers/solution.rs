use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn total_cost(costs: Vec<i32>, k: i32, candidates: i32) -> i64 {
        // Those from left up to right are no candidates yet.
        let mut left = costs.len().min(candidates as usize);
        let mut right = left.max(costs.len() - left);
        let mut cheapest: BinaryHeap<_> = (0..left)
            .chain(right..costs.len())
            .map(|index| Reverse((costs[index], index)))
            .collect();

        let mut total = 0;
        for _ in 0..k {
            let Some(Reverse((cost, index))) = cheapest.pop() else {
                break;
            };
            total += i64::from(cost);
            if left == right {
                continue;
            }
            if index < left {
                cheapest.push(Reverse((costs[left], left)));
                left += 1;
            } else {
                right -= 1;
                cheapest.push(Reverse((costs[right], right)));
            }
        }
        total
    }
}
