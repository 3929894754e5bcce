class Solution {
    public int kthSmallest(int[][] matrix, int k) {
        int n = matrix.length;
        long low = matrix[0][0];
        long high = matrix[n - 1][n - 1];
        while (low < high) {
            long middle = Math.floorDiv(low + high, 2L);
            if (countUpTo(matrix, middle) < k) low = middle + 1;
            else high = middle;
        }
        return (int) low;
    }

    private int countUpTo(int[][] matrix, long value) {
        int count = 0;
        int row = matrix.length - 1;
        int column = 0;
        while (row >= 0 && column < matrix.length) {
            if (matrix[row][column] <= value) {
                count += row + 1;
                column++;
            } else {
                row--;
            }
        }
        return count;
    }
}
