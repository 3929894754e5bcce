class Solution {
    public int countBattleships(char[][] board) {
        int ships = 0;
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                boolean goesOn = r > 0 && board[r - 1][c] == 'X' || c > 0 && board[r][c - 1] == 'X';
                if (board[r][c] == 'X' && !goesOn) ships++;
            }
        }
        return ships;
    }
}
