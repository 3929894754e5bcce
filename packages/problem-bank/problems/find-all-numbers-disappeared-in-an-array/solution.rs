impl Solution {
    pub fn find_disappeared_numbers(mut nums: Vec<i32>) -> Vec<i32> {
        for index in 0..nums.len() {
            let place = nums[index].unsigned_abs() as usize - 1;
            nums[place] = -nums[place].abs();
        }
        (1..)
            .zip(nums)
            .filter(|&(_, mark)| mark > 0)
            .map(|(number, _)| number)
            .collect()
    }
}
