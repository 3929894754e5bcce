class Solution {
    public int maxCoins(int[] nums) {
        int[] row = new int[nums.length + 2];
        row[0] = 1;
        row[row.length - 1] = 1;
        System.arraycopy(nums, 0, row, 1, nums.length);
        // best[left][right]: the most coins for all balloons strictly between the two.
        int[][] best = new int[row.length][row.length];
        for (int left = row.length - 3; left >= 0; left--) {
            for (int right = left + 2; right < row.length; right++) {
                for (int last = left + 1; last < right; last++) {
                    int coins = best[left][last] + row[left] * row[last] * row[right] + best[last][right];
                    best[left][right] = Math.max(best[left][right], coins);
                }
            }
        }
        return best[0][row.length - 1];
    }
}
