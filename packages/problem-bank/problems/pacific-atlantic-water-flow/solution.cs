public class Solution
{
    public IList<IList<int>> PacificAtlantic(int[][] heights)
    {
        int rows = heights.Length, columns = heights[0].Length;
        var pacific = new HashSet<(int Row, int Column)>();
        var atlantic = new HashSet<(int Row, int Column)>();
        for (var row = 0; row < rows; row++)
        {
            pacific.Add((row, 0));
            atlantic.Add((row, columns - 1));
        }
        for (var column = 0; column < columns; column++)
        {
            pacific.Add((0, column));
            atlantic.Add((rows - 1, column));
        }
        Climb(heights, pacific);
        Climb(heights, atlantic);
        pacific.IntersectWith(atlantic);
        return pacific.Select(cell => (IList<int>)new[] { cell.Row, cell.Column }).ToList();
    }

    // Adds every cell whose water comes to those that were reached.
    private static void Climb(int[][] heights, HashSet<(int Row, int Column)> reached)
    {
        var toVisit = new Stack<(int Row, int Column)>(reached);
        while (toVisit.Count > 0)
        {
            var (r, c) = toVisit.Pop();
            foreach (var (row, column) in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
            {
                var isInside = row >= 0 && row < heights.Length && column >= 0 && column < heights[0].Length;
                if (!isInside || heights[row][column] < heights[r][c]) continue;
                if (reached.Add((row, column))) toVisit.Push((row, column));
            }
        }
    }
}
