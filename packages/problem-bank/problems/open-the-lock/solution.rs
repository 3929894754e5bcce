use std::collections::HashSet;

impl Solution {
    pub fn open_lock(deadends: Vec<String>, target: String) -> i32 {
        let mut closed: HashSet<Vec<u8>> = deadends.into_iter().map(String::into_bytes).collect();
        let target = target.into_bytes();
        let mut level = Vec::new();
        if closed.insert(b"0000".to_vec()) {
            level.push(b"0000".to_vec());
        }
        let mut turns = 0;
        while !level.is_empty() {
            let mut next = Vec::new();
            for shown in level {
                if shown == target {
                    return turns;
                }
                for wheel in 0..shown.len() {
                    for turn in [1, 9] {
                        let mut near = shown.clone();
                        near[wheel] = b'0' + (near[wheel] - b'0' + turn) % 10;
                        if closed.insert(near.clone()) {
                            next.push(near);
                        }
                    }
                }
            }
            level = next;
            turns += 1;
        }
        -1
    }
}
