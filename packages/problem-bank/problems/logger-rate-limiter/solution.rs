use std::collections::HashMap;

struct Logger {
    /// From when on each message may be printed again.
    free_from: HashMap<String, i32>,
}

impl Logger {
    fn new() -> Self {
        Self {
            free_from: HashMap::new(),
        }
    }

    fn should_print_message(&mut self, timestamp: i32, message: String) -> bool {
        let free_from = self.free_from.entry(message).or_insert(timestamp);
        let prints = timestamp >= *free_from;
        if prints {
            *free_from = timestamp + 10;
        }
        prints
    }
}
