class Solution {
    public int minPathSum(int[][] grid) {
        int[] least = new int[grid[0].length];
        Arrays.fill(least, Integer.MAX_VALUE);
        least[0] = 0;
        for (int[] row : grid) {
            least[0] += row[0];
            for (int column = 1; column < row.length; column++) {
                least[column] = row[column] + Math.min(least[column], least[column - 1]);
            }
        }
        return least[least.length - 1];
    }
}
