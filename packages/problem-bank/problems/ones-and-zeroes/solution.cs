public class Solution
{
    public int FindMaxForm(string[] strs, int m, int n)
    {
        var best = new int[m + 1, n + 1];
        foreach (var digits in strs)
        {
            var ones = digits.Count(digit => digit == '1');
            var zeros = digits.Length - ones;
            for (var i = m; i >= zeros; i--)
            {
                for (var j = n; j >= ones; j--) best[i, j] = Math.Max(best[i, j], best[i - zeros, j - ones] + 1);
            }
        }
        return best[m, n];
    }
}
