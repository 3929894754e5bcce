public class Solution
{
    public int NetworkDelayTime(int[][] times, int n, int k)
    {
        var outgoing = times.ToLookup(time => time[0]);
        var reached = new HashSet<int>();
        var latest = 0;
        var arrivals = new PriorityQueue<int, int>();
        arrivals.Enqueue(k, 0);
        while (arrivals.TryDequeue(out var node, out var arrival))
        {
            if (!reached.Add(node)) continue;
            latest = arrival;
            foreach (var edge in outgoing[node])
            {
                int goal = edge[1], delay = edge[2];
                if (!reached.Contains(goal)) arrivals.Enqueue(goal, arrival + delay);
            }
        }
        return reached.Count == n ? latest : -1;
    }
}
