public class Solution
{
    public int NumSquares(int n)
    {
        var fewest = new int[n + 1];
        for (var total = 1; total <= n; total++)
        {
            fewest[total] = total;
            for (var root = 1; root * root <= total; root++)
                fewest[total] = Math.Min(fewest[total], fewest[total - root * root] + 1);
        }
        return fewest[n];
    }
}
