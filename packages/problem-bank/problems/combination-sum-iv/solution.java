class Solution {
    public int combinationSum4(int[] nums, int target) {
        int[] ways = new int[target + 1];
        ways[0] = 1;
        for (int total = 1; total <= target; total++) {
            for (int last : nums) {
                if (last <= total) ways[total] += ways[total - last];
            }
        }
        return ways[target];
    }
}
