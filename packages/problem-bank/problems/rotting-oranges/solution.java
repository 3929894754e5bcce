class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int orangesRotting(int[][] grid) {
        Queue<int[]> rotten = new ArrayDeque<>();
        int fresh = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                if (grid[row][column] == 2) rotten.add(new int[] {row, column});
                if (grid[row][column] == 1) fresh++;
            }
        }
        int minutes = 0;
        while (fresh > 0 && !rotten.isEmpty()) {
            minutes++;
            for (int left = rotten.size(); left > 0; left--) {
                int[] orange = rotten.remove();
                for (int[] direction : DIRECTIONS) {
                    int row = orange[0] + direction[0];
                    int column = orange[1] + direction[1];
                    boolean isInside = row >= 0 && row < grid.length && column >= 0 && column < grid[0].length;
                    if (!isInside || grid[row][column] != 1) continue;
                    grid[row][column] = 2;
                    fresh--;
                    rotten.add(new int[] {row, column});
                }
            }
        }
        return fresh > 0 ? -1 : minutes;
    }
}
