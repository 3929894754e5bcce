use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

#[derive(Default)]
struct StockPrice {
    prices: HashMap<i32, i32>,
    latest: i32,
    /// (price, time) of every record; some have been corrected since.
    highest: BinaryHeap<(i32, i32)>,
    lowest: BinaryHeap<Reverse<(i32, i32)>>,
}

impl StockPrice {
    fn new() -> Self {
        Self::default()
    }

    fn update(&mut self, timestamp: i32, price: i32) {
        self.prices.insert(timestamp, price);
        self.latest = self.latest.max(timestamp);
        self.highest.push((price, timestamp));
        self.lowest.push(Reverse((price, timestamp)));
    }

    fn current(&self) -> i32 {
        self.prices[&self.latest]
    }

    fn maximum(&mut self) -> i32 {
        while let Some(&(price, time)) = self.highest.peek() {
            if self.prices[&time] == price {
                return price;
            }
            self.highest.pop();
        }
        unreachable!("the highest price is on record")
    }

    fn minimum(&mut self) -> i32 {
        while let Some(&Reverse((price, time))) = self.lowest.peek() {
            if self.prices[&time] == price {
                return price;
            }
            self.lowest.pop();
        }
        unreachable!("the lowest price is on record")
    }
}
