impl Solution {
    pub fn car_pooling(trips: Vec<Vec<i32>>, capacity: i32) -> bool {
        let mut changes: Vec<(i32, i32)> = trips
            .iter()
            .flat_map(|trip| [(trip[1], trip[0]), (trip[2], -trip[0])])
            .collect();
        changes.sort_unstable();
        let mut aboard = 0;
        changes.iter().all(|&(_, change)| {
            aboard += change;
            aboard <= capacity
        })
    }
}
