impl Solution {
    pub fn next_permutation(nums: &mut Vec<i32>) {
        let start = match nums.windows(2).rposition(|pair| pair[0] < pair[1]) {
            Some(pivot) => {
                if let Some(larger) = nums.iter().rposition(|&number| number > nums[pivot]) {
                    nums.swap(pivot, larger);
                }
                pivot + 1
            }
            None => 0,
        };
        nums[start..].reverse();
    }
}
