impl Solution {
    pub fn four_sum(mut nums: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
        nums.sort_unstable();
        let size = nums.len();
        let mut quadruplets = Vec::new();
        for a in 0..size.saturating_sub(3) {
            if a > 0 && nums[a] == nums[a - 1] {
                continue;
            }
            for b in a + 1..size - 2 {
                if b > a + 1 && nums[b] == nums[b - 1] {
                    continue;
                }
                // Sums of two or three numbers do not fit into 32 bits.
                let missing = i64::from(target) - i64::from(nums[a]) - i64::from(nums[b]);
                let (mut left, mut right) = (b + 1, size - 1);
                while left < right {
                    let pair = i64::from(nums[left]) + i64::from(nums[right]);
                    if pair == missing {
                        quadruplets.push(vec![nums[a], nums[b], nums[left], nums[right]]);
                    }
                    if pair <= missing {
                        left += 1;
                        while left < right && nums[left] == nums[left - 1] {
                            left += 1;
                        }
                    } else {
                        right -= 1;
                    }
                }
            }
        }
        quadruplets
    }
}
