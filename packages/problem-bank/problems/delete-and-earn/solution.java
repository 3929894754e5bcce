class Solution {
    public int deleteAndEarn(int[] nums) {
        int highest = Arrays.stream(nums).max().orElse(0);
        int[] points = new int[highest + 1];
        for (int number : nums) points[number] += number;
        int older = 0;
        int newer = 0;
        for (int earned : points) {
            int best = Math.max(newer, older + earned);
            older = newer;
            newer = best;
        }
        return newer;
    }
}
