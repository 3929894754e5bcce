public class Solution
{
    public int EqualPairs(int[][] grid)
    {
        var rows = grid.GroupBy(Key).ToDictionary(same => same.Key, same => same.Count());
        return Enumerable.Range(0, grid.Length).Sum(at => rows.GetValueOrDefault(Key(grid.Select(row => row[at]))));
    }

    private static string Key(IEnumerable<int> line) => string.Join(",", line);
}
