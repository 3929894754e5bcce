impl Solution {
    pub fn permute(mut nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut found = Vec::new();
        arrange(&mut nums, 0, &mut found);
        found
    }
}

/// Puts each of the numbers from `place` on there in turn, and arranges those behind it.
fn arrange(nums: &mut Vec<i32>, place: usize, found: &mut Vec<Vec<i32>>) {
    if place == nums.len() {
        found.push(nums.clone());
        return;
    }
    for other in place..nums.len() {
        nums.swap(place, other);
        arrange(nums, place + 1, found);
        nums.swap(place, other);
    }
}
