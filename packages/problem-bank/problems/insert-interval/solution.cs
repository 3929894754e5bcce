public class Solution
{
    public int[][] Insert(int[][] intervals, int[] newInterval)
    {
        int start = newInterval[0], end = newInterval[1];
        var before = new List<int[]>();
        var after = new List<int[]>();
        foreach (var interval in intervals)
        {
            if (interval[1] < start)
            {
                before.Add(interval);
            }
            else if (interval[0] > end)
            {
                after.Add(interval);
            }
            else
            {
                start = Math.Min(start, interval[0]);
                end = Math.Max(end, interval[1]);
            }
        }
        return before.Append(new[] { start, end }).Concat(after).ToArray();
    }
}
