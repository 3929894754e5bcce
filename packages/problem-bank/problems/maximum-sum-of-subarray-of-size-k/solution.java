class Solution {
    public int maxSumSubarray(int[] nums, int k) {
        int total = 0;
        int best = Integer.MIN_VALUE;
        for (int index = 0; index < nums.length; index++) {
            total += nums[index];
            if (index >= k) total -= nums[index - k];
            if (index >= k - 1) best = Math.max(best, total);
        }
        return best;
    }
}
