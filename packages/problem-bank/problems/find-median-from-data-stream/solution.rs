use std::cmp::Reverse;
use std::collections::BinaryHeap;

#[derive(Default)]
struct MedianFinder {
    /// The smaller half, its largest first; it may be one ahead of the larger half.
    smaller: BinaryHeap<i32>,
    larger: BinaryHeap<Reverse<i32>>,
}

impl MedianFinder {
    fn new() -> Self {
        Self::default()
    }

    fn add_num(&mut self, num: i32) {
        self.smaller.push(num);
        self.larger.extend(self.smaller.pop().map(Reverse));
        if self.larger.len() > self.smaller.len() {
            self.smaller
                .extend(self.larger.pop().map(|Reverse(number)| number));
        }
    }

    fn find_median(&self) -> f64 {
        match (self.smaller.peek(), self.larger.peek()) {
            (Some(&below), Some(&Reverse(above))) if self.smaller.len() == self.larger.len() => {
                f64::from(below + above) / 2.0
            }
            (below, _) => below.map_or(0.0, |&number| f64::from(number)),
        }
    }
}
