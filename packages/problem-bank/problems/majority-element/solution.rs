impl Solution {
    pub fn majority_element(nums: Vec<i32>) -> i32 {
        let mut candidate = nums[0];
        let mut lead = 0;
        for number in nums {
            if lead == 0 {
                candidate = number;
            }
            lead += if number == candidate { 1 } else { -1 };
        }
        candidate
    }
}
