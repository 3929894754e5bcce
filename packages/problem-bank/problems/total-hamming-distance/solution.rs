impl Solution {
    pub fn total_hamming_distance(nums: Vec<i32>) -> i32 {
        (0..30)
            .map(|place| {
                let ones: i32 = nums.iter().map(|number| number >> place & 1).sum();
                ones * (nums.len() as i32 - ones)
            })
            .sum()
    }
}
