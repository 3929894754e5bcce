class Solution {
    public int minFallingPathSum(int[][] matrix) {
        int columns = matrix[0].length;
        int[] least = new int[columns];
        for (int[] row : matrix) {
            int[] next = new int[columns];
            for (int column = 0; column < columns; column++) {
                int above = least[column];
                if (column > 0) above = Math.min(above, least[column - 1]);
                if (column + 1 < columns) above = Math.min(above, least[column + 1]);
                next[column] = row[column] + above;
            }
            least = next;
        }
        return Arrays.stream(least).min().getAsInt();
    }
}
