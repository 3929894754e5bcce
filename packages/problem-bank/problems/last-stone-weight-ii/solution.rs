impl Solution {
    pub fn last_stone_weight_ii(stones: Vec<i32>) -> i32 {
        let total: i32 = stones.iter().sum();
        let half = total as usize / 2;
        let mut is_reachable = vec![false; half + 1];
        is_reachable[0] = true;
        for stone in stones {
            let stone = stone as usize;
            for weight in (stone..=half).rev() {
                is_reachable[weight] |= is_reachable[weight - stone];
            }
        }
        let best = is_reachable.iter().rposition(|&reached| reached);
        total - 2 * best.unwrap_or(0) as i32
    }
}
