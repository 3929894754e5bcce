public class Solution
{
    public int MinMeetingRooms(int[][] intervals)
    {
        var starts = intervals.Select(interval => interval[0]).OrderBy(start => start);
        var ends = intervals.Select(interval => interval[1]).OrderBy(end => end).ToArray();
        int rooms = 0, ended = 0;
        foreach (var start in starts)
        {
            if (ends[ended] <= start) ended++;
            else rooms++;
        }
        return rooms;
    }
}
