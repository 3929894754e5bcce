public class Solution
{
    public int NumIslands(int[][] grid)
    {
        var visited = new HashSet<(int Row, int Column)>();
        var islands = 0;
        for (var row = 0; row < grid.Length; row++)
            for (var column = 0; column < grid[0].Length; column++)
                if (Explore(grid, row, column, visited)) islands++;
        return islands;
    }

    // Visits all of an island, and tells whether there was one that was not visited before.
    private static bool Explore(int[][] grid, int startRow, int startColumn, HashSet<(int Row, int Column)> visited)
    {
        if (grid[startRow][startColumn] == 0 || !visited.Add((startRow, startColumn))) return false;
        var toVisit = new Stack<(int Row, int Column)>();
        toVisit.Push((startRow, startColumn));
        while (toVisit.Count > 0)
        {
            var (r, c) = toVisit.Pop();
            foreach (var (row, column) in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
            {
                var isInside = row >= 0 && row < grid.Length && column >= 0 && column < grid[0].Length;
                if (isInside && grid[row][column] == 1 && visited.Add((row, column))) toVisit.Push((row, column));
            }
        }
        return true;
    }
}
