struct MinStack {
    /// Each value with the smallest one up to it.
    entries: Vec<(i32, i32)>,
}

impl MinStack {
    fn new() -> Self {
        Self {
            entries: Vec::new(),
        }
    }

    fn push(&mut self, val: i32) {
        let smallest = self
            .entries
            .last()
            .map_or(val, |&(_, smallest)| smallest.min(val));
        self.entries.push((val, smallest));
    }

    fn pop(&mut self) {
        self.entries.pop();
    }

    fn top(&self) -> i32 {
        self.entries[self.entries.len() - 1].0
    }

    fn get_min(&self) -> i32 {
        self.entries[self.entries.len() - 1].1
    }
}
