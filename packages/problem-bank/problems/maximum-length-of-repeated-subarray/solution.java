class Solution {
    public int findLength(int[] nums1, int[] nums2) {
        int longest = 0;
        int[] endingAt = new int[nums2.length + 1];
        for (int number : nums1) {
            for (int j = nums2.length; j > 0; j--) {
                endingAt[j] = nums2[j - 1] == number ? endingAt[j - 1] + 1 : 0;
                longest = Math.max(longest, endingAt[j]);
            }
        }
        return longest;
    }
}
