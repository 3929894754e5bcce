impl Solution {
    pub fn largest_altitude(gain: Vec<i32>) -> i32 {
        let (_, highest) = gain.into_iter().fold((0, 0), |(altitude, highest), change| {
            let altitude = altitude + change;
            (altitude, altitude.max(highest))
        });
        highest
    }
}
