class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int shortest = Integer.MAX_VALUE;
        int total = 0;
        int start = 0;
        for (int end = 0; end < nums.length; end++) {
            total += nums[end];
            while (total >= target) {
                shortest = Math.min(shortest, end - start + 1);
                total -= nums[start++];
            }
        }
        return shortest == Integer.MAX_VALUE ? 0 : shortest;
    }
}
