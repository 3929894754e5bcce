public class Solution
{
    public void Solve(char[][] board)
    {
        int rows = board.Length, columns = board[0].Length;
        var safe = new HashSet<(int Row, int Column)>();
        for (var row = 0; row < rows; row++)
        {
            for (var column = 0; column < columns; column++)
            {
                var isOnEdge = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
                if (isOnEdge && board[row][column] == 'O') safe.Add((row, column));
            }
        }
        var toVisit = new Stack<(int Row, int Column)>(safe);
        while (toVisit.Count > 0)
        {
            var (r, c) = toVisit.Pop();
            foreach (var (row, column) in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
            {
                var isInside = row >= 0 && row < rows && column >= 0 && column < columns;
                if (isInside && board[row][column] == 'O' && safe.Add((row, column))) toVisit.Push((row, column));
            }
        }

        for (var row = 0; row < rows; row++)
            for (var column = 0; column < columns; column++)
                if (!safe.Contains((row, column))) board[row][column] = 'X';
    }
}
