impl Solution {
    pub fn find_error_nums(nums: Vec<i32>) -> Vec<i32> {
        let n = nums.len();
        let mut times = vec![0; n + 1];
        for number in nums {
            times[number as usize] += 1;
        }
        let occurring = |often| (1..=n).find(|&number| times[number] == often);
        [occurring(2), occurring(0)]
            .into_iter()
            .flatten()
            .map(|number| number as i32)
            .collect()
    }
}
