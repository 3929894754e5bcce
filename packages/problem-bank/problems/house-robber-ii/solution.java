class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return n == 1 ? nums[0] : Math.max(robStreet(nums, 0, n - 1), robStreet(nums, 1, n));
    }

    private int robStreet(int[] money, int start, int end) {
        int older = 0;
        int newer = 0;
        for (int house = start; house < end; house++) {
            int best = Math.max(newer, older + money[house]);
            older = newer;
            newer = best;
        }
        return newer;
    }
}
