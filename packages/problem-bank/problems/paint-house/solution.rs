impl Solution {
    pub fn min_cost(costs: Vec<Vec<i32>>) -> i32 {
        let (mut red, mut blue, mut green) = (0, 0, 0);
        for cost in costs {
            (red, blue, green) = (
                cost[0] + blue.min(green),
                cost[1] + red.min(green),
                cost[2] + red.min(blue),
            );
        }
        red.min(blue).min(green)
    }
}
