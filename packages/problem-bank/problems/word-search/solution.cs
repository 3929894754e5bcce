public class Solution
{
    public bool Exist(char[][] board, string word)
    {
        for (var row = 0; row < board.Length; row++)
            for (var column = 0; column < board[row].Length; column++)
                if (Reads(board, row, column, word, 0)) return true;
        return false;
    }

    private static bool Reads(char[][] board, int row, int column, string word, int place)
    {
        if (place == word.Length) return true;
        var isInside = row >= 0 && row < board.Length && column >= 0 && column < board[row].Length;
        if (!isInside || board[row][column] != word[place]) return false;
        // No letter is called so: the cell is taken for the rest of this walk.
        board[row][column] = '\0';
        var found = Reads(board, row + 1, column, word, place + 1)
            || Reads(board, row - 1, column, word, place + 1)
            || Reads(board, row, column + 1, word, place + 1)
            || Reads(board, row, column - 1, word, place + 1);
        board[row][column] = word[place];
        return found;
    }
}
