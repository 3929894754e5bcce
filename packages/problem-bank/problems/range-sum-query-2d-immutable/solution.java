class NumMatrix {
    // The sum of the first i rows and j columns stands at [i][j].
    private final int[][] sums;

    public NumMatrix(int[][] matrix) {
        sums = new int[matrix.length + 1][matrix[0].length + 1];
        for (int row = 0; row < matrix.length; row++) {
            int inRow = 0;
            for (int column = 0; column < matrix[0].length; column++) {
                inRow += matrix[row][column];
                sums[row + 1][column + 1] = sums[row][column + 1] + inRow;
            }
        }
    }

    public int sumRegion(int row1, int col1, int row2, int col2) {
        int[] above = sums[row1];
        int[] below = sums[row2 + 1];
        return below[col2 + 1] - below[col1] - above[col2 + 1] + above[col1];
    }
}
