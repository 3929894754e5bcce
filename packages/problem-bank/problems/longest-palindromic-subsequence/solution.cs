public class Solution
{
    public int LongestPalindromeSubseq(string s)
    {
        var size = s.Length;
        var best = new int[size];
        for (var start = size - 1; start >= 0; start--)
        {
            var between = 0;
            best[start] = 1;
            for (var end = start + 1; end < size; end++)
            {
                var previous = best[end];
                best[end] = s[start] == s[end] ? between + 2 : Math.Max(best[end], best[end - 1]);
                between = previous;
            }
        }
        return best[size - 1];
    }
}
