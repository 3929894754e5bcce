use std::collections::VecDeque;

struct RecentCounter {
    times: VecDeque<i32>,
}

impl RecentCounter {
    fn new() -> Self {
        Self {
            times: VecDeque::new(),
        }
    }

    fn ping(&mut self, t: i32) -> i32 {
        self.times.push_back(t);
        while self.times.front().is_some_and(|&time| time < t - 3000) {
            self.times.pop_front();
        }
        self.times.len() as i32
    }
}
