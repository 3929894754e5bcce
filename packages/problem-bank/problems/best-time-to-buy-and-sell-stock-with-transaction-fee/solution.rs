impl Solution {
    pub fn max_profit(prices: Vec<i32>, fee: i32) -> i32 {
        let (mut without, mut holding) = (0, -prices[0]);
        for price in prices {
            without = without.max(holding + price - fee);
            holding = holding.max(without - price);
        }
        without
    }
}
