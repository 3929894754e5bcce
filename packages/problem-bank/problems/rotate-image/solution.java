class Solution {
    public void rotate(int[][] matrix) {
        for (int top = 0, bottom = matrix.length - 1; top < bottom; top++, bottom--) {
            int[] moved = matrix[top];
            matrix[top] = matrix[bottom];
            matrix[bottom] = moved;
        }
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < row; column++) {
                int moved = matrix[row][column];
                matrix[row][column] = matrix[column][row];
                matrix[column][row] = moved;
            }
        }
    }
}
