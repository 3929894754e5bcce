struct StockSpanner {
    /// (price, span) of the days that no later price has reached; their prices fall.
    days: Vec<(i32, i32)>,
}

impl StockSpanner {
    fn new() -> Self {
        Self { days: Vec::new() }
    }

    fn next(&mut self, price: i32) -> i32 {
        let mut span = 1;
        while let Some(&(earlier, days)) = self.days.last() {
            if earlier > price {
                break;
            }
            span += days;
            self.days.pop();
        }
        self.days.push((price, span));
        span
    }
}
