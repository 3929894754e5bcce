use std::collections::BinaryHeap;

impl Solution {
    pub fn find_maximized_capital(k: i32, w: i32, profits: Vec<i32>, capital: Vec<i32>) -> i32 {
        let mut projects: Vec<(i32, i32)> = capital.into_iter().zip(profits).collect();
        projects.sort();
        let mut locked = projects.into_iter().peekable();
        let mut startable = BinaryHeap::new();
        let mut money = w;
        for _ in 0..k {
            while let Some((_, profit)) = locked.next_if(|&(need, _)| need <= money) {
                startable.push(profit);
            }
            let Some(profit) = startable.pop() else {
                break;
            };
            money += profit;
        }
        money
    }
}
