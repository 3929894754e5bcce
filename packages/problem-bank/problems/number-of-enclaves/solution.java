class Solution {
    public int numEnclaves(int[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        Deque<int[]> toVisit = new ArrayDeque<>();
        int land = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                land += grid[row][column];
                boolean isEdge = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
                if (isEdge) toVisit.push(new int[] {row, column});
            }
        }
        boolean[][] isReached = new boolean[rows][columns];
        while (!toVisit.isEmpty()) {
            int[] cell = toVisit.pop();
            int row = cell[0];
            int column = cell[1];
            if (row < 0 || row == rows || column < 0 || column == columns) continue;
            if (grid[row][column] == 0 || isReached[row][column]) continue;
            isReached[row][column] = true;
            land--;
            toVisit.push(new int[] {row + 1, column});
            toVisit.push(new int[] {row - 1, column});
            toVisit.push(new int[] {row, column + 1});
            toVisit.push(new int[] {row, column - 1});
        }
        return land;
    }
}
