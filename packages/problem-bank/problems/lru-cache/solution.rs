use std::collections::HashMap;

struct LRUCache {
    capacity: usize,
    place_of: HashMap<i32, usize>,
    /// A ring of entries by their places. The first one holds no value: next to it stand the most
    /// recently used one, and before it the least.
    ring: Vec<Entry>,
}

struct Entry {
    key: i32,
    value: i32,
    before: usize,
    next: usize,
}

const ANCHOR: usize = 0;

impl LRUCache {
    fn new(capacity: i32) -> Self {
        let anchor = Entry {
            key: 0,
            value: 0,
            before: ANCHOR,
            next: ANCHOR,
        };
        Self {
            capacity: capacity as usize,
            place_of: HashMap::new(),
            ring: vec![anchor],
        }
    }

    fn get(&mut self, key: i32) -> i32 {
        let Some(&place) = self.place_of.get(&key) else {
            return -1;
        };
        self.unlink(place);
        self.link_first(place);
        self.ring[place].value
    }

    fn put(&mut self, key: i32, value: i32) {
        let place = match self.place_of.get(&key) {
            Some(&known) => {
                self.unlink(known);
                known
            }
            None if self.place_of.len() == self.capacity => {
                let oldest = self.ring[ANCHOR].before;
                self.unlink(oldest);
                self.place_of.remove(&self.ring[oldest].key);
                oldest
            }
            None => {
                self.ring.push(Entry {
                    key,
                    value,
                    before: ANCHOR,
                    next: ANCHOR,
                });
                self.ring.len() - 1
            }
        };
        self.ring[place].key = key;
        self.ring[place].value = value;
        self.place_of.insert(key, place);
        self.link_first(place);
    }

    fn unlink(&mut self, place: usize) {
        let Entry { before, next, .. } = self.ring[place];
        self.ring[before].next = next;
        self.ring[next].before = before;
    }

    fn link_first(&mut self, place: usize) {
        let next = self.ring[ANCHOR].next;
        self.ring[place].before = ANCHOR;
        self.ring[place].next = next;
        self.ring[next].before = place;
        self.ring[ANCHOR].next = place;
    }
}
