class Solution {
    private final List<List<String>> boards = new ArrayList<>();

    public List<List<String>> solveNQueens(int n) {
        fill(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
        return boards;
    }

    private void fill(int[] placed, int row, boolean[] columns, boolean[] falling, boolean[] rising) {
        int n = placed.length;
        if (row == n) {
            boards.add(drawn(placed));
            return;
        }
        for (int column = 0; column < n; column++) {
            int down = row - column + n;
            int up = row + column;
            if (columns[column] || falling[down] || rising[up]) continue;
            placed[row] = column;
            columns[column] = falling[down] = rising[up] = true;
            fill(placed, row + 1, columns, falling, rising);
            columns[column] = falling[down] = rising[up] = false;
        }
    }

    private List<String> drawn(int[] placed) {
        List<String> board = new ArrayList<>();
        for (int column : placed) board.add(".".repeat(column) + "Q" + ".".repeat(placed.length - column - 1));
        return board;
    }
}
