impl Solution {
    pub fn change(amount: i32, coins: Vec<i32>) -> i32 {
        let amount = amount as usize;
        let mut ways = vec![0i32; amount + 1];
        ways[0] = 1;
        for coin in coins {
            let coin = coin as usize;
            for total in coin..=amount {
                // Of smaller amounts there may be more ways than fit; they do not lead to an answer that does.
                ways[total] = ways[total].wrapping_add(ways[total - coin]);
            }
        }
        ways[amount]
    }
}
