class Solution {
    public int numSquares(int n) {
        int[] fewest = new int[n + 1];
        for (int total = 1; total <= n; total++) {
            fewest[total] = total;
            for (int root = 1; root * root <= total; root++) {
                fewest[total] = Math.min(fewest[total], fewest[total - root * root] + 1);
            }
        }
        return fewest[n];
    }
}
