class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int swimInWater(int[][] grid) {
        int last = grid.length - 1;
        // Elevations are small numbers, so the cells to go on from wait in a queue for each water level.
        List<Queue<int[]>> waiting = new ArrayList<>();
        for (int level = 0; level < grid.length * grid.length; level++) waiting.add(new ArrayDeque<>());
        boolean[][] reached = new boolean[grid.length][grid.length];
        reached[0][0] = true;
        waiting.get(grid[0][0]).add(new int[] {0, 0});
        for (int level = 0; level < waiting.size(); level++) {
            Queue<int[]> cells = waiting.get(level);
            while (!cells.isEmpty()) {
                int[] cell = cells.remove();
                if (cell[0] == last && cell[1] == last) return level;
                for (int[] direction : DIRECTIONS) {
                    int row = cell[0] + direction[0];
                    int column = cell[1] + direction[1];
                    boolean isInside = row >= 0 && row <= last && column >= 0 && column <= last;
                    if (!isInside || reached[row][column]) continue;
                    reached[row][column] = true;
                    waiting.get(Math.max(level, grid[row][column])).add(new int[] {row, column});
                }
            }
        }
        return -1;
    }
}
