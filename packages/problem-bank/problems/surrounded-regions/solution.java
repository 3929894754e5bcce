class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public void solve(char[][] board) {
        int rows = board.length;
        int columns = board[0].length;
        boolean[][] safe = new boolean[rows][columns];
        Deque<int[]> toVisit = new ArrayDeque<>();
        for (int row = 0; row < rows; row++) {
            toVisit.push(new int[] {row, 0});
            toVisit.push(new int[] {row, columns - 1});
        }
        for (int column = 0; column < columns; column++) {
            toVisit.push(new int[] {0, column});
            toVisit.push(new int[] {rows - 1, column});
        }
        while (!toVisit.isEmpty()) {
            int[] cell = toVisit.pop();
            int row = cell[0];
            int column = cell[1];
            boolean isInside = row >= 0 && row < rows && column >= 0 && column < columns;
            if (!isInside || board[row][column] != 'O' || safe[row][column]) continue;
            safe[row][column] = true;
            for (int[] direction : DIRECTIONS) toVisit.push(new int[] {row + direction[0], column + direction[1]});
        }

        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (!safe[row][column]) board[row][column] = 'X';
            }
        }
    }
}
