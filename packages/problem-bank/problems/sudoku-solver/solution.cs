public class Solution
{
    private readonly bool[,] rows = new bool[9, 9], columns = new bool[9, 9], boxes = new bool[9, 9];

    public void SolveSudoku(char[][] board)
    {
        for (var row = 0; row < 9; row++)
        {
            for (var column = 0; column < 9; column++)
            {
                if (board[row][column] != '.') Mark(row, column, board[row][column] - '1', true);
            }
        }
        IsSolved(board, 0);
    }

    private bool IsSolved(char[][] board, int cell)
    {
        if (cell == 81) return true;
        int row = cell / 9, column = cell % 9;
        if (board[row][column] != '.') return IsSolved(board, cell + 1);
        for (var digit = 0; digit < 9; digit++)
        {
            if (rows[row, digit] || columns[column, digit] || boxes[row / 3 * 3 + column / 3, digit]) continue;
            board[row][column] = (char)('1' + digit);
            Mark(row, column, digit, true);
            if (IsSolved(board, cell + 1)) return true;
            Mark(row, column, digit, false);
        }
        board[row][column] = '.';
        return false;
    }

    private void Mark(int row, int column, int digit, bool isUsed)
    {
        rows[row, digit] = columns[column, digit] = boxes[row / 3 * 3 + column / 3, digit] = isUsed;
    }
}
