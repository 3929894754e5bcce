class Solution {
    public void gameOfLife(int[][] board) {
        // The next state is kept in the second bit until all cells have theirs.
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[0].length; column++) {
                boolean isLive = (board[row][column] & 1) == 1;
                int live = liveAround(board, row, column);
                if (live == 3 || live == 2 && isLive) board[row][column] |= 2;
            }
        }
        for (int[] cells : board) {
            for (int column = 0; column < cells.length; column++) cells[column] >>= 1;
        }
    }

    private int liveAround(int[][] board, int row, int column) {
        int live = -(board[row][column] & 1);
        for (int r = Math.max(0, row - 1); r <= Math.min(board.length - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(board[0].length - 1, column + 1); c++) {
                live += board[r][c] & 1;
            }
        }
        return live;
    }
}
