impl Solution {
    pub fn find_duplicates(nums: Vec<i32>) -> Vec<i32> {
        let mut nums = nums;
        let mut duplicates = Vec::new();
        for place in 0..nums.len() {
            let number = nums[place].abs();
            // The sign at a number's own place tells that it was seen.
            let own = &mut nums[number as usize - 1];
            if *own < 0 {
                duplicates.push(number);
            }
            *own *= -1;
        }
        duplicates
    }
}
