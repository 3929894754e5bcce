use std::cmp::Reverse;
use std::collections::BinaryHeap;

struct KthLargest {
    place: usize,
    /// The k largest numbers so far, the smallest of them first.
    largest: BinaryHeap<Reverse<i32>>,
}

impl KthLargest {
    fn new(k: i32, nums: Vec<i32>) -> Self {
        let mut kth = Self {
            place: k as usize,
            largest: BinaryHeap::new(),
        };
        for num in nums {
            kth.keep(num);
        }
        kth
    }

    fn add(&mut self, val: i32) -> i32 {
        self.keep(val);
        self.largest
            .peek()
            .map_or(val, |&Reverse(smallest)| smallest)
    }

    fn keep(&mut self, num: i32) {
        self.largest.push(Reverse(num));
        if self.largest.len() > self.place {
            self.largest.pop();
        }
    }
}
