impl Solution {
    pub fn find_length(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        let mut longest = 0;
        let mut ending_at = vec![0; nums2.len() + 1];
        for number in nums1 {
            for (j, &other) in nums2.iter().enumerate().rev() {
                ending_at[j + 1] = if other == number { ending_at[j] + 1 } else { 0 };
                longest = longest.max(ending_at[j + 1]);
            }
        }
        longest
    }
}
