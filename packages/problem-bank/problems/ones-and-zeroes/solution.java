class Solution {
    public int findMaxForm(String[] strs, int m, int n) {
        int[][] best = new int[m + 1][n + 1];
        for (String digits : strs) {
            int ones = (int) digits.chars().filter(digit -> digit == '1').count();
            int zeros = digits.length() - ones;
            for (int i = m; i >= zeros; i--) {
                for (int j = n; j >= ones; j--) {
                    best[i][j] = Math.max(best[i][j], best[i - zeros][j - ones] + 1);
                }
            }
        }
        return best[m][n];
    }
}
