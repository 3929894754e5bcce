impl Solution {
    pub fn single_number(nums: Vec<i32>) -> Vec<i32> {
        let both = nums.iter().fold(0, |all, number| all ^ number);
        // Wrapping, as the lowest number of all has no negative.
        let bit = both & both.wrapping_neg();
        let one = nums
            .iter()
            .filter(|&number| number & bit != 0)
            .fold(0, |group, number| group ^ number);
        vec![one, both ^ one]
    }
}
