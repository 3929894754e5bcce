public class Solution
{
    public int[] MinInterval(int[][] intervals, int[] queries)
    {
        var coming = new Queue<int[]>(intervals.OrderBy(interval => interval[0]));
        // The intervals that have begun, the smallest first.
        var begun = new PriorityQueue<int[], int>();
        var sizes = new Dictionary<int, int>();
        foreach (var query in queries.OrderBy(query => query))
        {
            while (coming.Count > 0 && coming.Peek()[0] <= query)
            {
                var interval = coming.Dequeue();
                begun.Enqueue(interval, interval[1] - interval[0] + 1);
            }
            while (begun.Count > 0 && begun.Peek()[1] < query) begun.Dequeue();
            sizes[query] = begun.Count > 0 ? begun.Peek()[1] - begun.Peek()[0] + 1 : -1;
        }
        return queries.Select(query => sizes[query]).ToArray();
    }
}
