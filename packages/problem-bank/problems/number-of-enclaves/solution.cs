public class Solution
{
    public int NumEnclaves(int[][] grid)
    {
        int rows = grid.Length, columns = grid[0].Length;
        var toVisit = new Stack<(int Row, int Column)>();
        for (var row = 0; row < rows; row++)
        {
            for (var column = 0; column < columns; column++)
            {
                var isEdge = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
                if (isEdge) toVisit.Push((row, column));
            }
        }
        var reached = new HashSet<(int, int)>();
        while (toVisit.Count > 0)
        {
            var (row, column) = toVisit.Pop();
            if (row < 0 || row == rows || column < 0 || column == columns) continue;
            if (grid[row][column] == 0 || !reached.Add((row, column))) continue;
            toVisit.Push((row + 1, column));
            toVisit.Push((row - 1, column));
            toVisit.Push((row, column + 1));
            toVisit.Push((row, column - 1));
        }
        return grid.Sum(line => line.Sum()) - reached.Count;
    }
}
