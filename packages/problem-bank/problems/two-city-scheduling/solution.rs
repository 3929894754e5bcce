impl Solution {
    pub fn two_city_sched_cost(costs: Vec<Vec<i32>>) -> i32 {
        let all_to_b: i32 = costs.iter().map(|cost| cost[1]).sum();
        let mut changes: Vec<i32> = costs.iter().map(|cost| cost[0] - cost[1]).collect();
        changes.sort_unstable();
        all_to_b + changes[..changes.len() / 2].iter().sum::<i32>()
    }
}
