class Solution {
    public int rob(int[] nums) {
        int older = 0;
        int newer = 0;
        for (int money : nums) {
            int best = Math.max(newer, older + money);
            older = newer;
            newer = best;
        }
        return newer;
    }
}
