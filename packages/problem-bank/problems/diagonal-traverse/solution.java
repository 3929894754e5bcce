class Solution {
    public int[] findDiagonalOrder(int[][] mat) {
        int rows = mat.length;
        int columns = mat[0].length;
        int[] order = new int[rows * columns];
        int filled = 0;
        for (int sum = 0; sum < rows + columns - 1; sum++) {
            int top = Math.max(0, sum - columns + 1);
            int bottom = Math.min(sum, rows - 1);
            for (int step = 0; step <= bottom - top; step++) {
                int row = sum % 2 == 0 ? bottom - step : top + step;
                order[filled++] = mat[row][sum - row];
            }
        }
        return order;
    }
}
