impl Solution {
    pub fn can_partition(nums: Vec<i32>) -> bool {
        let sum: i32 = nums.iter().sum();
        if sum % 2 == 1 {
            return false;
        }
        let half = sum as usize / 2;
        let mut reachable = vec![false; half + 1];
        reachable[0] = true;
        for number in nums {
            let number = number as usize;
            // Downwards, so that a number is not used twice.
            for total in (number..=half).rev() {
                reachable[total] |= reachable[total - number];
            }
        }
        reachable[half]
    }
}
