use std::collections::HashMap;

struct LFUCache {
    capacity: usize,
    place_of: HashMap<i32, usize>,
    entries: Vec<Entry>,
    /// For each use count the ring of its entries, by the place of the ring's anchor, which holds no
    /// value: next to it stands the most recently used entry, and before it the least.
    anchors: HashMap<u32, usize>,
    lowest: u32,
}

struct Entry {
    key: i32,
    value: i32,
    count: u32,
    before: usize,
    next: usize,
}

impl LFUCache {
    fn new(capacity: i32) -> Self {
        Self {
            capacity: capacity as usize,
            place_of: HashMap::new(),
            entries: Vec::new(),
            anchors: HashMap::new(),
            lowest: 1,
        }
    }

    fn get(&mut self, key: i32) -> i32 {
        let Some(&place) = self.place_of.get(&key) else {
            return -1;
        };
        self.use_again(place);
        self.entries[place].value
    }

    fn put(&mut self, key: i32, value: i32) {
        if let Some(&known) = self.place_of.get(&key) {
            self.entries[known].value = value;
            self.use_again(known);
            return;
        }
        let place = if self.place_of.len() < self.capacity {
            self.add_entry()
        } else {
            let oldest = self.entries[self.anchors[&self.lowest]].before;
            self.unlink(oldest);
            self.place_of.remove(&self.entries[oldest].key);
            oldest
        };
        self.entries[place].key = key;
        self.entries[place].value = value;
        self.place_of.insert(key, place);
        self.lowest = 1;
        self.link(place, 1);
    }

    fn use_again(&mut self, place: usize) {
        self.unlink(place);
        let count = self.entries[place].count;
        let anchor = self.anchors[&count];
        if count == self.lowest && self.entries[anchor].next == anchor {
            self.lowest += 1;
        }
        self.link(place, count + 1);
    }

    fn unlink(&mut self, place: usize) {
        let Entry { before, next, .. } = self.entries[place];
        self.entries[before].next = next;
        self.entries[next].before = before;
    }

    /// Puts an entry first among those of this count.
    fn link(&mut self, place: usize, count: u32) {
        let anchor = match self.anchors.get(&count) {
            Some(&known) => known,
            None => {
                let made = self.add_entry();
                self.anchors.insert(count, made);
                made
            }
        };
        let next = self.entries[anchor].next;
        let entry = &mut self.entries[place];
        (entry.count, entry.before, entry.next) = (count, anchor, next);
        self.entries[next].before = place;
        self.entries[anchor].next = place;
    }

    /// An empty one, in a ring of its own.
    fn add_entry(&mut self) -> usize {
        let place = self.entries.len();
        self.entries.push(Entry {
            key: 0,
            value: 0,
            count: 0,
            before: place,
            next: place,
        });
        place
    }
}
