public class Solution
{
    public int MaxAreaOfIsland(int[][] grid)
    {
        var visited = new HashSet<(int Row, int Column)>();
        var largest = 0;
        for (var row = 0; row < grid.Length; row++)
            for (var column = 0; column < grid[0].Length; column++)
                largest = Math.Max(largest, Area(grid, row, column, visited));
        return largest;
    }

    // The cells of an island that can be reached from here and were not visited before.
    private static int Area(int[][] grid, int row, int column, HashSet<(int Row, int Column)> visited)
    {
        var isInside = row >= 0 && row < grid.Length && column >= 0 && column < grid[0].Length;
        if (!isInside || grid[row][column] == 0 || !visited.Add((row, column))) return 0;
        return 1
            + Area(grid, row + 1, column, visited)
            + Area(grid, row - 1, column, visited)
            + Area(grid, row, column + 1, visited)
            + Area(grid, row, column - 1, visited);
    }
}
