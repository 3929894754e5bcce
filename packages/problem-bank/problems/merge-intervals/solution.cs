public class Solution
{
    public int[][] Merge(int[][] intervals)
    {
        var merged = new List<int[]>();
        foreach (var interval in intervals.OrderBy(interval => interval[0]))
        {
            int start = interval[0], end = interval[1];
            var last = merged.LastOrDefault();
            if (last != null && start <= last[1]) last[1] = Math.Max(last[1], end);
            else merged.Add(new[] { start, end });
        }
        return merged.ToArray();
    }
}
