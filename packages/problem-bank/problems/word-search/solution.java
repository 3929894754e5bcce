class Solution {
    public boolean exist(char[][] board, String word) {
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[0].length; column++) {
                if (reads(board, word, row, column, 0)) return true;
            }
        }
        return false;
    }

    private boolean reads(char[][] board, String word, int row, int column, int place) {
        if (place == word.length()) return true;
        boolean isInside = row >= 0 && row < board.length && column >= 0 && column < board[0].length;
        if (!isInside || board[row][column] != word.charAt(place)) return false;
        // The cell is taken for the rest of this walk.
        board[row][column] = '\0';
        boolean found =
            reads(board, word, row + 1, column, place + 1)
            || reads(board, word, row - 1, column, place + 1)
            || reads(board, word, row, column + 1, place + 1)
            || reads(board, word, row, column - 1, place + 1);
        board[row][column] = word.charAt(place);
        return found;
    }
}
