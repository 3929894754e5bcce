use std::collections::VecDeque;

const WINDOW: i32 = 300;

struct HitCounter {
    /// Each second of the window that had a hit, and its hits.
    seconds: VecDeque<(i32, i32)>,
    total: i32,
}

impl HitCounter {
    fn new() -> Self {
        Self {
            seconds: VecDeque::new(),
            total: 0,
        }
    }

    fn hit(&mut self, timestamp: i32) {
        match self.seconds.back_mut() {
            Some((second, hits)) if *second == timestamp => *hits += 1,
            _ => self.seconds.push_back((timestamp, 1)),
        }
        self.total += 1;
    }

    fn get_hits(&mut self, timestamp: i32) -> i32 {
        while let Some(&(second, hits)) = self.seconds.front() {
            if second > timestamp - WINDOW {
                break;
            }
            self.total -= hits;
            self.seconds.pop_front();
        }
        self.total
    }
}
