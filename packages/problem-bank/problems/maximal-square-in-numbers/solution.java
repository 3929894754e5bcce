class Solution {
    public int maximalSquare(int[][] matrix) {
        // One more place in front stands for the cells left of the matrix.
        int[] above = new int[matrix[0].length + 1];
        int largest = 0;
        for (int[] row : matrix) {
            int[] sides = new int[row.length + 1];
            for (int column = 0; column < row.length; column++) {
                if (row[column] == 0) continue;
                int around = Math.min(above[column], Math.min(above[column + 1], sides[column]));
                sides[column + 1] = 1 + around;
                largest = Math.max(largest, 1 + around);
            }
            above = sides;
        }
        return largest * largest;
    }
}
