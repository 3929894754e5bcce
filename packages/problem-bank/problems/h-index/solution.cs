public class Solution
{
    public int HIndex(int[] citations)
    {
        var n = citations.Length;
        var papers = new int[n + 1];
        foreach (var cited in citations) papers[Math.Min(cited, n)]++;
        var atLeast = 0;
        for (var h = n; h > 0; h--)
        {
            atLeast += papers[h];
            if (atLeast >= h) return h;
        }
        return 0;
    }
}
