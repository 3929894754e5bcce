impl Solution {
    pub fn ship_within_days(weights: Vec<i32>, days: i32) -> i32 {
        let days_needed = |capacity: i32| {
            let (mut needed, mut load) = (1, 0);
            for &weight in &weights {
                if load + weight > capacity {
                    needed += 1;
                    load = 0;
                }
                load += weight;
            }
            needed
        };

        let mut low = weights.iter().copied().max().unwrap_or(0);
        let mut high = weights.iter().sum();
        while low < high {
            let middle = (low + high) / 2;
            if days_needed(middle) <= days {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    }
}
