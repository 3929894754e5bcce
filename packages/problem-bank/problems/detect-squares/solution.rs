use std::collections::HashMap;

struct DetectSquares {
    /// How often each point was added.
    times: HashMap<(i32, i32), i32>,
}

impl DetectSquares {
    fn new() -> Self {
        Self {
            times: HashMap::new(),
        }
    }

    fn add(&mut self, point: Vec<i32>) {
        *self.times.entry((point[0], point[1])).or_default() += 1;
    }

    fn count(&self, point: Vec<i32>) -> i32 {
        let (x, y) = (point[0], point[1]);
        let times_of = |point| self.times.get(&point).copied().unwrap_or(0);
        self.times
            .iter()
            .filter(|((across, up), _)| *across != x && (across - x).abs() == (up - y).abs())
            .map(|(&(across, up), times)| times * times_of((across, y)) * times_of((x, up)))
            .sum()
    }
}
