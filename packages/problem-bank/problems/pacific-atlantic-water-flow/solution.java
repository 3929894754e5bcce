class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] pacific = new boolean[rows][columns];
        boolean[][] atlantic = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            climb(heights, pacific, row, 0);
            climb(heights, atlantic, row, columns - 1);
        }
        for (int column = 0; column < columns; column++) {
            climb(heights, pacific, 0, column);
            climb(heights, atlantic, rows - 1, column);
        }

        List<List<Integer>> drainingToBoth = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (pacific[row][column] && atlantic[row][column]) drainingToBoth.add(List.of(row, column));
            }
        }
        return drainingToBoth;
    }

    /** Marks every cell from which water flows down to this one. */
    private void climb(int[][] heights, boolean[][] reached, int row, int column) {
        if (reached[row][column]) return;
        reached[row][column] = true;
        for (int[] direction : DIRECTIONS) {
            int r = row + direction[0];
            int c = column + direction[1];
            boolean isInside = r >= 0 && r < heights.length && c >= 0 && c < heights[0].length;
            if (isInside && heights[r][c] >= heights[row][column]) climb(heights, reached, r, c);
        }
    }
}
