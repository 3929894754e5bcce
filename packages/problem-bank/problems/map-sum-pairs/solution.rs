use std::collections::HashMap;

#[derive(Default)]
struct MapSum {
    values: HashMap<String, i32>,
    sums: HashMap<String, i32>,
}

impl MapSum {
    fn new() -> Self {
        Self::default()
    }

    fn insert(&mut self, key: String, val: i32) {
        let change = val - self.values.insert(key.clone(), val).unwrap_or(0);
        for end in 1..=key.len() {
            *self.sums.entry(key[..end].to_string()).or_default() += change;
        }
    }

    fn sum(&self, prefix: String) -> i32 {
        self.sums.get(&prefix).copied().unwrap_or(0)
    }
}
