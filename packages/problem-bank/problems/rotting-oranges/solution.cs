public class Solution
{
    public int OrangesRotting(int[][] grid)
    {
        var fresh = new HashSet<(int Row, int Column)>();
        var justRotten = new List<(int Row, int Column)>();
        for (var row = 0; row < grid.Length; row++)
        {
            for (var column = 0; column < grid[row].Length; column++)
            {
                if (grid[row][column] == 1) fresh.Add((row, column));
                if (grid[row][column] == 2) justRotten.Add((row, column));
            }
        }
        var minutes = 0;
        while (fresh.Count > 0 && justRotten.Count > 0)
        {
            minutes++;
            var infected = new List<(int Row, int Column)>();
            foreach (var (r, c) in justRotten)
                foreach (var near in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
                    if (fresh.Remove(near)) infected.Add(near);
            justRotten = infected;
        }
        return fresh.Count > 0 ? -1 : minutes;
    }
}
