class Solution {
    private final boolean[][] rows = new boolean[9][9];
    private final boolean[][] columns = new boolean[9][9];
    private final boolean[][] boxes = new boolean[9][9];

    public void solveSudoku(char[][] board) {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (board[row][column] != '.') mark(row, column, board[row][column] - '1', true);
            }
        }
        isSolved(board, 0);
    }

    private boolean isSolved(char[][] board, int cell) {
        if (cell == 81) return true;
        int row = cell / 9, column = cell % 9;
        if (board[row][column] != '.') return isSolved(board, cell + 1);
        for (int digit = 0; digit < 9; digit++) {
            if (rows[row][digit] || columns[column][digit] || boxes[row / 3 * 3 + column / 3][digit]) continue;
            board[row][column] = (char) ('1' + digit);
            mark(row, column, digit, true);
            if (isSolved(board, cell + 1)) return true;
            mark(row, column, digit, false);
        }
        board[row][column] = '.';
        return false;
    }

    private void mark(int row, int column, int digit, boolean isUsed) {
        rows[row][digit] = columns[column][digit] = boxes[row / 3 * 3 + column / 3][digit] = isUsed;
    }
}
