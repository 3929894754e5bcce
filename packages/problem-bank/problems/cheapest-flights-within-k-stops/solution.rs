impl Solution {
    pub fn find_cheapest_price(n: i32, flights: Vec<Vec<i32>>, src: i32, dst: i32, k: i32) -> i32 {
        let mut cheapest = vec![None; n as usize];
        cheapest[src as usize] = Some(0);
        for _ in 0..=k {
            let before = cheapest.clone();
            for flight in &flights {
                let (origin, goal, price) = (flight[0] as usize, flight[1] as usize, flight[2]);
                if let Some(paid) = before[origin] {
                    let total = paid + price;
                    cheapest[goal] =
                        Some(cheapest[goal].map_or(total, |known: i32| known.min(total)));
                }
            }
        }
        cheapest[dst as usize].unwrap_or(-1)
    }
}
