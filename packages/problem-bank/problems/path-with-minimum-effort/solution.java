class Solution {
    public int minimumEffortPath(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] isDone = new boolean[rows][columns];
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        heap.add(new int[] {0, 0, 0});
        int[][] directions = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        while (!heap.isEmpty()) {
            int[] nearest = heap.poll();
            int row = nearest[1];
            int column = nearest[2];
            if (row == rows - 1 && column == columns - 1) return nearest[0];
            if (isDone[row][column]) continue;
            isDone[row][column] = true;
            for (int[] direction : directions) {
                int r = row + direction[0];
                int c = column + direction[1];
                if (r < 0 || r == rows || c < 0 || c == columns || isDone[r][c]) continue;
                int step = Math.abs(heights[r][c] - heights[row][column]);
                heap.add(new int[] {Math.max(nearest[0], step), r, c});
            }
        }
        return 0;
    }
}
