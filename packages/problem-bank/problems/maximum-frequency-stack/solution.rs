use std::collections::HashMap;

#[derive(Default)]
struct FreqStack {
    count: HashMap<i32, usize>,
    /// At place i the values that came for the (i + 1)-th time, in the order in which they did.
    ranks: Vec<Vec<i32>>,
}

impl FreqStack {
    fn new() -> Self {
        Self::default()
    }

    fn push(&mut self, val: i32) {
        let count = self.count.entry(val).or_default();
        if *count == self.ranks.len() {
            self.ranks.push(Vec::new());
        }
        self.ranks[*count].push(val);
        *count += 1;
    }

    fn pop(&mut self) -> i32 {
        let last = self.ranks.len() - 1;
        let top = self.ranks[last].pop().expect("a rank is not empty");
        if self.ranks[last].is_empty() {
            self.ranks.pop();
        }
        self.count.entry(top).and_modify(|count| *count -= 1);
        top
    }
}
