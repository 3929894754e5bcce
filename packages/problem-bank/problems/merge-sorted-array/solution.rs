impl Solution {
    pub fn merge(nums1: &mut Vec<i32>, m: i32, nums2: &mut Vec<i32>, n: i32) {
        let (mut left, mut right) = (m as usize, n as usize);
        while right > 0 {
            let place = left + right - 1;
            if left > 0 && nums1[left - 1] > nums2[right - 1] {
                left -= 1;
                nums1[place] = nums1[left];
            } else {
                right -= 1;
                nums1[place] = nums2[right];
            }
        }
    }
}
