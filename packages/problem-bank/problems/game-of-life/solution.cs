public class Solution
{
    public void GameOfLife(int[][] board)
    {
        // The second bit of a cell is its next state.
        for (var row = 0; row < board.Length; row++)
        {
            for (var column = 0; column < board[row].Length; column++)
            {
                var live = LiveNeighbors(board, row, column);
                if (live == 3 || live == 2 && (board[row][column] & 1) == 1) board[row][column] |= 2;
            }
        }
        foreach (var cells in board)
            for (var column = 0; column < cells.Length; column++) cells[column] >>= 1;
    }

    private static int LiveNeighbors(int[][] board, int row, int column)
    {
        var live = -(board[row][column] & 1);
        for (var r = Math.Max(0, row - 1); r < Math.Min(board.Length, row + 2); r++)
            for (var c = Math.Max(0, column - 1); c < Math.Min(board[r].Length, column + 2); c++)
                live += board[r][c] & 1;
        return live;
    }
}
