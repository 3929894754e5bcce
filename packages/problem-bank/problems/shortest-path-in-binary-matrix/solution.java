class Solution {
    public int shortestPathBinaryMatrix(int[][] grid) {
        int last = grid.length - 1;
        if (grid[0][0] == 1) return -1;
        boolean[][] seen = new boolean[grid.length][grid.length];
        seen[0][0] = true;
        Queue<int[]> cells = new ArrayDeque<>();
        cells.add(new int[] {0, 0});
        for (int length = 1; !cells.isEmpty(); length++) {
            for (int left = cells.size(); left > 0; left--) {
                int[] cell = cells.remove();
                if (cell[0] == last && cell[1] == last) return length;
                for (int r = Math.max(0, cell[0] - 1); r <= Math.min(last, cell[0] + 1); r++) {
                    for (int c = Math.max(0, cell[1] - 1); c <= Math.min(last, cell[1] + 1); c++) {
                        if (grid[r][c] == 1 || seen[r][c]) continue;
                        seen[r][c] = true;
                        cells.add(new int[] {r, c});
                    }
                }
            }
        }
        return -1;
    }
}
