use std::collections::BinaryHeap;

impl Solution {
    pub fn last_stone_weight(stones: Vec<i32>) -> i32 {
        let mut heap = BinaryHeap::from(stones);
        while let Some(heaviest) = heap.pop() {
            let Some(second) = heap.pop() else {
                return heaviest;
            };
            if heaviest > second {
                heap.push(heaviest - second);
            }
        }
        0
    }
}
