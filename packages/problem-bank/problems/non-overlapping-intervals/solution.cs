public class Solution
{
    public int EraseOverlapIntervals(int[][] intervals)
    {
        int removed = 0, lastEnd = int.MinValue;
        foreach (var interval in intervals.OrderBy(interval => interval[1]))
        {
            if (interval[0] >= lastEnd) lastEnd = interval[1];
            else removed++;
        }
        return removed;
    }
}
