class Solution {
    public int subarraysWithKDistinct(int[] nums, int k) {
        return withAtMost(nums, k) - withAtMost(nums, k - 1);
    }

    private int withAtMost(int[] nums, int limit) {
        Map<Integer, Integer> counts = new HashMap<>();
        int start = 0;
        int total = 0;
        for (int end = 0; end < nums.length; end++) {
            counts.merge(nums[end], 1, Integer::sum);
            while (counts.size() > limit) {
                counts.computeIfPresent(nums[start++], (number, count) -> count == 1 ? null : count - 1);
            }
            total += end - start + 1;
        }
        return total;
    }
}
