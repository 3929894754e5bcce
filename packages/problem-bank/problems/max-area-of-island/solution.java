class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int maxAreaOfIsland(int[][] grid) {
        boolean[][] visited = new boolean[grid.length][grid[0].length];
        int largest = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                largest = Math.max(largest, area(grid, visited, row, column));
            }
        }
        return largest;
    }

    /** The land that can be walked to from here and was not visited yet. */
    private int area(int[][] grid, boolean[][] visited, int row, int column) {
        Deque<int[]> toVisit = new ArrayDeque<>(List.of(new int[] {row, column}));
        int area = 0;
        while (!toVisit.isEmpty()) {
            int[] cell = toVisit.pop();
            int r = cell[0];
            int c = cell[1];
            boolean isInside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
            if (!isInside || grid[r][c] == 0 || visited[r][c]) continue;
            visited[r][c] = true;
            area++;
            for (int[] direction : DIRECTIONS) toVisit.push(new int[] {r + direction[0], c + direction[1]});
        }
        return area;
    }
}
