public class Solution
{
    public int IslandPerimeter(int[][] grid)
    {
        var perimeter = 0;
        for (var row = 0; row < grid.Length; row++)
        {
            for (var column = 0; column < grid[row].Length; column++)
            {
                if (grid[row][column] == 0) continue;
                perimeter += 4;
                if (row > 0 && grid[row - 1][column] == 1) perimeter -= 2;
                if (column > 0 && grid[row][column - 1] == 1) perimeter -= 2;
            }
        }
        return perimeter;
    }
}
