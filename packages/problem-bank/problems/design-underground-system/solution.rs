use std::collections::HashMap;

#[derive(Default)]
struct UndergroundSystem {
    /// Where and when the customers on their way checked in.
    begun: HashMap<i32, (String, i32)>,
    /// For each pair of stations the sum of its times and their number.
    times: HashMap<(String, String), (f64, f64)>,
}

impl UndergroundSystem {
    fn new() -> Self {
        Self::default()
    }

    fn check_in(&mut self, id: i32, station_name: String, t: i32) {
        self.begun.insert(id, (station_name, t));
    }

    fn check_out(&mut self, id: i32, station_name: String, t: i32) {
        if let Some((origin, since)) = self.begun.remove(&id) {
            let (total, count) = self.times.entry((origin, station_name)).or_default();
            *total += f64::from(t - since);
            *count += 1.0;
        }
    }

    fn get_average_time(&self, start_station: String, end_station: String) -> f64 {
        let (total, count) = self.times[&(start_station, end_station)];
        total / count
    }
}
