public class Solution
{
    public bool CanAttendMeetings(int[][] intervals)
    {
        var ordered = intervals.OrderBy(interval => interval[0]).ToArray();
        return ordered.Zip(ordered.Skip(1), (earlier, later) => earlier[1] <= later[0]).All(fits => fits);
    }
}
