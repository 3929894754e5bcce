use std::collections::BTreeMap;

impl Solution {
    pub fn permute_unique(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut counts = BTreeMap::new();
        for &number in &nums {
            *counts.entry(number).or_insert(0) += 1;
        }
        let mut left: Vec<_> = counts.into_iter().collect();
        let mut permutations = Vec::new();
        fill(nums.len(), &mut left, &mut Vec::new(), &mut permutations);
        permutations
    }
}

fn fill(
    size: usize,
    left: &mut [(i32, i32)],
    chosen: &mut Vec<i32>,
    permutations: &mut Vec<Vec<i32>>,
) {
    if chosen.len() == size {
        permutations.push(chosen.clone());
        return;
    }
    for place in 0..left.len() {
        let (number, count) = left[place];
        if count == 0 {
            continue;
        }
        left[place].1 -= 1;
        chosen.push(number);
        fill(size, left, chosen, permutations);
        chosen.pop();
        left[place].1 += 1;
    }
}
