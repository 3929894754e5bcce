class Solution {
    public int[][] generateMatrix(int n) {
        int[][] matrix = new int[n][n];
        int top = 0;
        int bottom = n - 1;
        int left = 0;
        int right = n - 1;
        int number = 1;
        while (number <= n * n) {
            for (int column = left; column <= right; column++) matrix[top][column] = number++;
            top++;
            for (int row = top; row <= bottom; row++) matrix[row][right] = number++;
            right--;
            for (int column = right; column >= left; column--) matrix[bottom][column] = number++;
            bottom--;
            for (int row = bottom; row >= top; row--) matrix[row][left] = number++;
            left++;
        }
        return matrix;
    }
}
