impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        prices
            .windows(2)
            .map(|days| (days[1] - days[0]).max(0))
            .sum()
    }
}
