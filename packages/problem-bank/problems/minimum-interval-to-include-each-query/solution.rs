use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn min_interval(mut intervals: Vec<Vec<i32>>, queries: Vec<i32>) -> Vec<i32> {
        intervals.sort_unstable();
        let mut coming = intervals.iter().peekable();
        let mut in_order: Vec<_> = (0..queries.len()).collect();
        in_order.sort_unstable_by_key(|&place| queries[place]);

        let mut sizes = vec![-1; queries.len()];
        // (size, end) of the intervals that have begun.
        let mut begun = BinaryHeap::new();
        for place in in_order {
            let query = queries[place];
            while let Some(interval) = coming.next_if(|interval| interval[0] <= query) {
                begun.push(Reverse((interval[1] - interval[0] + 1, interval[1])));
            }
            while let Some(&Reverse((size, end))) = begun.peek() {
                if end >= query {
                    sizes[place] = size;
                    break;
                }
                begun.pop();
            }
        }
        sizes
    }
}
