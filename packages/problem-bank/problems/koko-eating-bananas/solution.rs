impl Solution {
    pub fn min_eating_speed(piles: Vec<i32>, h: i32) -> i32 {
        let mut low = 1;
        let mut high = piles.iter().copied().max().unwrap_or(1);
        while low < high {
            let speed = low + (high - low) / 2;
            let hours: i64 = piles
                .iter()
                .map(|&pile| i64::from((pile - 1) / speed + 1))
                .sum();
            if hours <= i64::from(h) {
                high = speed;
            } else {
                low = speed + 1;
            }
        }
        low
    }
}
