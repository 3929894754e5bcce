class Solution {
    private boolean[] columns;
    private boolean[] falling;
    private boolean[] rising;

    public int totalNQueens(int n) {
        columns = new boolean[n];
        falling = new boolean[2 * n];
        rising = new boolean[2 * n];
        return waysFrom(0, n);
    }

    private int waysFrom(int row, int n) {
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            take(row, column, n, true);
            ways += waysFrom(row + 1, n);
            take(row, column, n, false);
        }
        return ways;
    }

    private void take(int row, int column, int n, boolean isTaken) {
        columns[column] = isTaken;
        falling[row - column + n] = isTaken;
        rising[row + column] = isTaken;
    }
}
