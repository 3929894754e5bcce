impl Solution {
    pub fn can_partition_k_subsets(nums: Vec<i32>, k: i32) -> bool {
        let sum: i32 = nums.iter().sum();
        if sum % k != 0 {
            return false;
        }
        let side = sum / k;
        let all = 1 << nums.len();
        // For each choice of numbers, how full the group begun last is, if they fill groups one after another.
        let mut filled = vec![None; all];
        filled[0] = Some(0);
        for chosen in 0..all {
            let Some(group) = filled[chosen] else {
                continue;
            };
            for (place, number) in nums.iter().enumerate() {
                if chosen >> place & 1 == 0 && group + number <= side {
                    filled[chosen | 1 << place] = Some((group + number) % side);
                }
            }
        }
        filled[all - 1] == Some(0)
    }
}
