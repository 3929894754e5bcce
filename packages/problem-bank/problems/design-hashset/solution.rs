const BUCKETS: usize = 2069;

struct MyHashSet {
    buckets: Vec<Vec<i32>>,
}

impl MyHashSet {
    fn new() -> Self {
        Self {
            buckets: vec![Vec::new(); BUCKETS],
        }
    }

    fn add(&mut self, key: i32) {
        if !self.contains(key) {
            self.buckets[key as usize % BUCKETS].push(key);
        }
    }

    fn remove(&mut self, key: i32) {
        self.buckets[key as usize % BUCKETS].retain(|&known| known != key);
    }

    fn contains(&self, key: i32) -> bool {
        self.buckets[key as usize % BUCKETS].contains(&key)
    }
}
