const BUCKETS: usize = 2069;

struct MyHashMap {
    buckets: Vec<Vec<(i32, i32)>>,
}

impl MyHashMap {
    fn new() -> Self {
        Self {
            buckets: vec![Vec::new(); BUCKETS],
        }
    }

    fn put(&mut self, key: i32, value: i32) {
        let pairs = &mut self.buckets[key as usize % BUCKETS];
        match pairs.iter_mut().find(|(known, _)| *known == key) {
            Some((_, held)) => *held = value,
            None => pairs.push((key, value)),
        }
    }

    fn get(&self, key: i32) -> i32 {
        self.buckets[key as usize % BUCKETS]
            .iter()
            .find(|(known, _)| *known == key)
            .map_or(-1, |&(_, held)| held)
    }

    fn remove(&mut self, key: i32) {
        self.buckets[key as usize % BUCKETS].retain(|&(known, _)| known != key);
    }
}
