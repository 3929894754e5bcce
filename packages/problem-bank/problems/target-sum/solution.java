class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        Map<Integer, Integer> ways = Map.of(0, 1);
        for (int number : nums) {
            Map<Integer, Integer> extended = new HashMap<>();
            ways.forEach((total, count) -> {
                extended.merge(total + number, count, Integer::sum);
                extended.merge(total - number, count, Integer::sum);
            });
            ways = extended;
        }
        return ways.getOrDefault(target, 0);
    }
}
