impl Solution {
    pub fn shuffle(nums: Vec<i32>, n: i32) -> Vec<i32> {
        let (first, second) = nums.split_at(n as usize);
        first
            .iter()
            .zip(second)
            .flat_map(|(&x, &y)| [x, y])
            .collect()
    }
}
