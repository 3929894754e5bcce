use std::collections::BTreeMap;

impl Solution {
    pub fn is_n_straight_hand(hand: Vec<i32>, group_size: i32) -> bool {
        let mut left = BTreeMap::new();
        for card in hand {
            *left.entry(card).or_insert(0) += 1;
        }
        while let Some((smallest, groups)) = left.pop_first() {
            for number in smallest + 1..smallest + group_size {
                match left.get_mut(&number) {
                    Some(count) if *count > groups => *count -= groups,
                    Some(count) if *count == groups => {
                        left.remove(&number);
                    }
                    _ => return false,
                }
            }
        }
        true
    }
}
