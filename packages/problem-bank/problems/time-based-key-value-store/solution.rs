use std::collections::HashMap;

struct TimeMap {
    /// For each key its times, which only grow, with the values set at them.
    history: HashMap<String, Vec<(i32, String)>>,
}

impl TimeMap {
    fn new() -> Self {
        Self {
            history: HashMap::new(),
        }
    }

    fn set(&mut self, key: String, value: String, timestamp: i32) {
        self.history
            .entry(key)
            .or_default()
            .push((timestamp, value));
    }

    fn get(&self, key: String, timestamp: i32) -> String {
        let Some(values) = self.history.get(&key) else {
            return String::new();
        };
        let known = values.partition_point(|&(time, _)| time <= timestamp);
        values[..known]
            .last()
            .map_or_else(String::new, |(_, value)| value.clone())
    }
}
