impl Solution {
    pub fn car_fleet(target: i32, position: Vec<i32>, speed: Vec<i32>) -> i32 {
        let mut cars: Vec<_> = position.into_iter().zip(speed).collect();
        cars.sort_unstable_by(|one, other| other.cmp(one));
        let mut fleets = 0;
        let mut arrival = 0.0;
        for (start, pace) in cars {
            let alone = f64::from(target - start) / f64::from(pace);
            if alone > arrival {
                fleets += 1;
                arrival = alone;
            }
        }
        fleets
    }
}
