impl Solution {
    pub fn coin_change(coins: Vec<i32>, amount: i32) -> i32 {
        let amount = amount as usize;
        let mut fewest: Vec<Option<i32>> = vec![None; amount + 1];
        fewest[0] = Some(0);
        for total in 1..=amount {
            fewest[total] = coins
                .iter()
                .filter_map(|&coin| fewest[total.checked_sub(coin as usize)?])
                .min()
                .map(|count| count + 1);
        }
        fewest[amount].unwrap_or(-1)
    }
}
