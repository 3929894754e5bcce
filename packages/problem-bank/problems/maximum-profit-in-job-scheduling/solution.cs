public class Solution
{
    public int JobScheduling(int[] startTime, int[] endTime, int[] profit)
    {
        var jobs = Enumerable.Range(0, profit.Length).OrderBy(job => endTime[job]).ToArray();
        var ends = jobs.Select(job => endTime[job]).ToArray();
        // The best profit of the first 0, 1, 2, ... jobs.
        var best = new int[jobs.Length + 1];
        for (var i = 0; i < jobs.Length; i++)
        {
            var job = jobs[i];
            best[i + 1] = Math.Max(best[i], best[EndedBy(startTime[job], ends)] + profit[job]);
        }
        return best[jobs.Length];
    }

    /// <summary>How many jobs end no later than this time.</summary>
    private static int EndedBy(int time, int[] ends)
    {
        int low = 0, high = ends.Length;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (ends[middle] <= time) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
