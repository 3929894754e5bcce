public class Solution
{
    public int ShortestPathBinaryMatrix(int[][] grid)
    {
        var size = grid.Length;
        if (grid[0][0] == 1) return -1;
        var seen = new HashSet<(int Row, int Column)> { (0, 0) };
        var cells = seen.ToList();
        for (var length = 1; cells.Count > 0; length++)
        {
            if (seen.Contains((size - 1, size - 1))) return length;
            var following = new List<(int Row, int Column)>();
            foreach (var (r, c) in cells)
                for (var row = Math.Max(0, r - 1); row < Math.Min(size, r + 2); row++)
                    for (var column = Math.Max(0, c - 1); column < Math.Min(size, c + 2); column++)
                        if (grid[row][column] == 0 && seen.Add((row, column))) following.Add((row, column));
            cells = following;
        }
        return -1;
    }
}
