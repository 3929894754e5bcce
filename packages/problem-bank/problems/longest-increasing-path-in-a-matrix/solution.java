class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int longestIncreasingPath(int[][] matrix) {
        List<int[]> cells = new ArrayList<>();
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[0].length; column++) cells.add(new int[] {row, column});
        }
        cells.sort((a, b) -> Integer.compare(matrix[b[0]][b[1]], matrix[a[0]][a[1]]));

        // The most cells on a path that begins here; what is larger has been worked out before.
        int[][] longest = new int[matrix.length][matrix[0].length];
        int most = 0;
        for (int[] cell : cells) {
            int number = matrix[cell[0]][cell[1]];
            int best = 0;
            for (int[] direction : DIRECTIONS) {
                int row = cell[0] + direction[0];
                int column = cell[1] + direction[1];
                boolean isInside = row >= 0 && row < matrix.length && column >= 0 && column < matrix[0].length;
                if (isInside && matrix[row][column] > number) best = Math.max(best, longest[row][column]);
            }
            longest[cell[0]][cell[1]] = best + 1;
            most = Math.max(most, best + 1);
        }
        return most;
    }
}
