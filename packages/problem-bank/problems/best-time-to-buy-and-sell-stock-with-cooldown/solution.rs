impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        let (mut holding, mut sold, mut free) = (-prices[0], 0, 0);
        for price in prices {
            (holding, sold, free) = (holding.max(free - price), holding + price, free.max(sold));
        }
        sold.max(free)
    }
}
