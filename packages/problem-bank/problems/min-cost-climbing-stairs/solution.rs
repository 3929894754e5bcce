impl Solution {
    pub fn min_cost_climbing_stairs(cost: Vec<i32>) -> i32 {
        let (mut below, mut here) = (0, 0);
        for pair in cost.windows(2) {
            (below, here) = (here, (here + pair[1]).min(below + pair[0]));
        }
        here
    }
}
