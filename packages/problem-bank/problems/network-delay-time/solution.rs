use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn network_delay_time(times: Vec<Vec<i32>>, n: i32, k: i32) -> i32 {
        let mut neighbours = vec![Vec::new(); n as usize + 1];
        for edge in &times {
            neighbours[edge[0] as usize].push((edge[1] as usize, edge[2]));
        }
        let mut reached = vec![false; n as usize + 1];
        let (mut count, mut latest) = (0, 0);
        let mut arrivals = BinaryHeap::from([Reverse((0, k as usize))]);
        while let Some(Reverse((time, node))) = arrivals.pop() {
            if reached[node] {
                continue;
            }
            reached[node] = true;
            count += 1;
            latest = time;
            for &(goal, delay) in &neighbours[node] {
                if !reached[goal] {
                    arrivals.push(Reverse((time + delay, goal)));
                }
            }
        }
        if count == n {
            latest
        } else {
            -1
        }
    }
}
