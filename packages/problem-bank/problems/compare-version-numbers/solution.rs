use std::cmp::Ordering;

impl Solution {
    pub fn compare_version(version1: String, version2: String) -> i32 {
        let (one, other) = (revisions(&version1), revisions(&version2));
        for place in 0..one.len().max(other.len()) {
            let mine = one.get(place).unwrap_or(&0);
            match mine.cmp(other.get(place).unwrap_or(&0)) {
                Ordering::Less => return -1,
                Ordering::Greater => return 1,
                Ordering::Equal => {}
            }
        }
        0
    }
}

fn revisions(version: &str) -> Vec<i32> {
    version
        .split('.')
        .map(|part| part.parse().unwrap_or(0))
        .collect()
}
