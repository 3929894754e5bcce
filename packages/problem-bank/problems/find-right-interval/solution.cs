public class Solution
{
    public int[] FindRightInterval(int[][] intervals)
    {
        var starts = intervals.Select(interval => interval[0]).ToArray();
        var indices = Enumerable.Range(0, intervals.Length).ToArray();
        Array.Sort(starts, indices);
        var right = new int[intervals.Length];
        for (var i = 0; i < intervals.Length; i++)
        {
            var at = Array.BinarySearch(starts, intervals[i][1]);
            // What is not found is told by the complement of the place it would have.
            if (at < 0) at = ~at;
            right[i] = at < indices.Length ? indices[at] : -1;
        }
        return right;
    }
}
