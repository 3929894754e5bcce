class Solution {
    public int longestSubarray(int[] nums) {
        int longest = 0;
        int left = 0;
        int zeros = 0;
        for (int right = 0; right < nums.length; right++) {
            if (nums[right] == 0) zeros++;
            while (zeros > 1) {
                if (nums[left] == 0) zeros--;
                left++;
            }
            // One of the window is deleted: its zero, or any if it has none.
            longest = Math.max(longest, right - left);
        }
        return longest;
    }
}
