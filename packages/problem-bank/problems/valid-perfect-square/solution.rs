use std::cmp::Ordering;

impl Solution {
    pub fn is_perfect_square(num: i32) -> bool {
        let num = i64::from(num);
        let (mut low, mut high) = (0, num);
        while low <= high {
            let middle = (low + high) / 2;
            match (middle * middle).cmp(&num) {
                Ordering::Equal => return true,
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle - 1,
            }
        }
        false
    }
}
