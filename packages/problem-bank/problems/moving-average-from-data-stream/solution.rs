use std::collections::VecDeque;

struct MovingAverage {
    size: usize,
    window: VecDeque<i32>,
    sum: i32,
}

impl MovingAverage {
    fn new(size: i32) -> Self {
        Self {
            size: size as usize,
            window: VecDeque::new(),
            sum: 0,
        }
    }

    fn next(&mut self, val: i32) -> f64 {
        self.window.push_back(val);
        self.sum += val;
        if self.window.len() > self.size {
            self.sum -= self.window.pop_front().unwrap_or(0);
        }
        f64::from(self.sum) / self.window.len() as f64
    }
}
