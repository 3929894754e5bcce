public class Solution
{
    public int MinPathSum(int[][] grid)
    {
        var least = Enumerable.Repeat(int.MaxValue, grid[0].Length).ToArray();
        least[0] = 0;
        foreach (var row in grid)
        {
            var left = int.MaxValue;
            for (var column = 0; column < row.Length; column++)
                left = least[column] = row[column] + Math.Min(least[column], left);
        }
        return least.Last();
    }
}
