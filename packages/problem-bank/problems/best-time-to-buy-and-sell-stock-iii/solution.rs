impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        let (mut first_bought, mut first_sold) = (-prices[0], 0);
        let (mut second_bought, mut second_sold) = (-prices[0], 0);
        for price in prices {
            first_bought = first_bought.max(-price);
            first_sold = first_sold.max(first_bought + price);
            second_bought = second_bought.max(first_sold - price);
            second_sold = second_sold.max(second_bought + price);
        }
        second_sold
    }
}
