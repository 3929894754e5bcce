class Solution {
    public int[][] updateMatrix(int[][] mat) {
        int[][] distances = new int[mat.length][mat[0].length];
        Queue<int[]> queue = new ArrayDeque<>();
        for (int row = 0; row < mat.length; row++) {
            for (int column = 0; column < mat[0].length; column++) {
                if (mat[row][column] == 0) queue.add(new int[] {row, column});
                else distances[row][column] = -1;
            }
        }
        int[][] directions = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] direction : directions) {
                int row = cell[0] + direction[0];
                int column = cell[1] + direction[1];
                boolean isInside = row >= 0 && row < mat.length && column >= 0 && column < mat[0].length;
                if (!isInside || distances[row][column] != -1) continue;
                distances[row][column] = distances[cell[0]][cell[1]] + 1;
                queue.add(new int[] {row, column});
            }
        }
        return distances;
    }
}
