public class Solution
{
    public int UniquePaths(int m, int n)
    {
        var paths = Enumerable.Repeat(1, n).ToArray();
        for (var row = 1; row < m; row++)
            for (var column = 1; column < n; column++) paths[column] += paths[column - 1];
        return paths[n - 1];
    }
}
