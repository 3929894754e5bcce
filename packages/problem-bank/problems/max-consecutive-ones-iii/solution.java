class Solution {
    public int longestOnes(int[] nums, int k) {
        int left = 0;
        int zeros = 0;
        for (int bit : nums) {
            if (bit == 0) zeros++;
            if (zeros > k && nums[left++] == 0) zeros--;
        }
        return nums.length - left;
    }
}
