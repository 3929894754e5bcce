use std::collections::BTreeSet;

struct SmallestInfiniteSet {
    /// This and all numbers above are in the set; below it only those that were put back.
    untouched: i32,
    back: BTreeSet<i32>,
}

impl SmallestInfiniteSet {
    fn new() -> Self {
        Self {
            untouched: 1,
            back: BTreeSet::new(),
        }
    }

    fn pop_smallest(&mut self) -> i32 {
        self.back.pop_first().unwrap_or_else(|| {
            self.untouched += 1;
            self.untouched - 1
        })
    }

    fn add_back(&mut self, num: i32) {
        if num < self.untouched {
            self.back.insert(num);
        }
    }
}
