class Solution {
    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        if (total % 2 == 1) return false;
        int half = total / 2;
        boolean[] reachable = new boolean[half + 1];
        reachable[0] = true;
        for (int number : nums) {
            for (int sum = half; sum >= number; sum--) reachable[sum] |= reachable[sum - number];
        }
        return reachable[half];
    }
}
