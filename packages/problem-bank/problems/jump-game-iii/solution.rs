impl Solution {
    pub fn can_reach(arr: Vec<i32>, start: i32) -> bool {
        let mut is_seen = vec![false; arr.len()];
        let mut to_visit = vec![start];
        while let Some(place) = to_visit.pop() {
            let at = place as usize;
            if place < 0 || at >= arr.len() || is_seen[at] {
                continue;
            }
            if arr[at] == 0 {
                return true;
            }
            is_seen[at] = true;
            to_visit.extend([place + arr[at], place - arr[at]]);
        }
        false
    }
}
