impl Solution {
    pub fn search_range(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let first = nums.partition_point(|&number| number < target);
        if nums.get(first) != Some(&target) {
            return vec![-1, -1];
        }
        let end = nums.partition_point(|&number| number <= target);
        vec![first as i32, end as i32 - 1]
    }
}
