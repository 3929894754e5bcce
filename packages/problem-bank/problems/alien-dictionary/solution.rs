use std::collections::{BTreeMap, BTreeSet};

impl Solution {
    pub fn alien_order(words: Vec<String>) -> String {
        let mut followers: BTreeMap<char, BTreeSet<char>> = words
            .iter()
            .flat_map(|word| word.chars())
            .map(|letter| (letter, BTreeSet::new()))
            .collect();
        for pair in words.windows(2) {
            let (one, other) = (&pair[0], &pair[1]);
            match one.chars().zip(other.chars()).find(|(a, b)| a != b) {
                Some((earlier, later)) => {
                    followers.entry(earlier).or_default().insert(later);
                }
                None if one.len() > other.len() => return String::new(),
                None => {}
            }
        }

        let mut waiting: BTreeMap<char, usize> = BTreeMap::new();
        for &letter in followers.values().flatten() {
            *waiting.entry(letter).or_default() += 1;
        }
        let mut free: Vec<char> = followers
            .keys()
            .copied()
            .filter(|letter| !waiting.contains_key(letter))
            .collect();
        let mut order = String::new();
        while let Some(letter) = free.pop() {
            order.push(letter);
            for follower in &followers[&letter] {
                if let Some(count) = waiting.get_mut(follower) {
                    *count -= 1;
                    if *count == 0 {
                        free.push(*follower);
                    }
                }
            }
        }
        if order.len() == followers.len() {
            order
        } else {
            String::new()
        }
    }
}
