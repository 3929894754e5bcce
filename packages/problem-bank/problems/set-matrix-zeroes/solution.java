class Solution {
    public void setZeroes(int[][] matrix) {
        boolean[] rows = new boolean[matrix.length];
        boolean[] columns = new boolean[matrix[0].length];
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < columns.length; c++) {
                if (matrix[r][c] != 0) continue;
                rows[r] = true;
                columns[c] = true;
            }
        }
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < columns.length; c++) {
                if (rows[r] || columns[c]) matrix[r][c] = 0;
            }
        }
    }
}
