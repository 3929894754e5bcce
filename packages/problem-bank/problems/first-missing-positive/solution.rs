impl Solution {
    pub fn first_missing_positive(mut nums: Vec<i32>) -> i32 {
        let size = nums.len();
        for place in 0..size {
            while (1..=size as i32).contains(&nums[place]) {
                let home = nums[place] as usize - 1;
                if nums[home] == nums[place] {
                    break;
                }
                nums.swap(place, home);
            }
        }
        (1..)
            .zip(nums)
            .find(|(wanted, number)| wanted != number)
            .map_or(size as i32 + 1, |(missing, _)| missing)
    }
}
