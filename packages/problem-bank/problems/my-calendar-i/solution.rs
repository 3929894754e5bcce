struct MyCalendar {
    /// (start, end) in the order of time.
    booked: Vec<(i32, i32)>,
}

impl MyCalendar {
    fn new() -> Self {
        Self { booked: Vec::new() }
    }

    fn book(&mut self, start_time: i32, end_time: i32) -> bool {
        // Events do not overlap: the first that has not ended by then is the only one that may be in the way.
        let place = self.booked.partition_point(|&(_, end)| end <= start_time);
        let is_free = self
            .booked
            .get(place)
            .is_none_or(|&(start, _)| start >= end_time);
        if is_free {
            self.booked.insert(place, (start_time, end_time));
        }
        is_free
    }
}
