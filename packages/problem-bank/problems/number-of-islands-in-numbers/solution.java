class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int numIslands(int[][] grid) {
        boolean[][] visited = new boolean[grid.length][grid[0].length];
        int islands = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                if (grid[row][column] == 0 || visited[row][column]) continue;
                islands++;
                visit(grid, visited, row, column);
            }
        }
        return islands;
    }

    private void visit(int[][] grid, boolean[][] visited, int row, int column) {
        visited[row][column] = true;
        Deque<int[]> toVisit = new ArrayDeque<>(List.of(new int[] {row, column}));
        while (!toVisit.isEmpty()) {
            int[] cell = toVisit.pop();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean isInside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
                if (!isInside || grid[r][c] == 0 || visited[r][c]) continue;
                visited[r][c] = true;
                toVisit.push(new int[] {r, c});
            }
        }
    }
}
