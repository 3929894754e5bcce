public class Solution
{
    public int FindContentChildren(int[] g, int[] s)
    {
        var greed = g.OrderBy(wanted => wanted).ToArray();
        var content = 0;
        foreach (var cookie in s.OrderBy(size => size))
            if (content < greed.Length && greed[content] <= cookie) content++;
        return content;
    }
}
