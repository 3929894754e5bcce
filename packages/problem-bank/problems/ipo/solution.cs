public class Solution
{
    public int FindMaximizedCapital(int k, int w, int[] profits, int[] capital)
    {
        var projects = Enumerable.Range(0, capital.Length).OrderBy(i => capital[i]).ToArray();
        var startable = new PriorityQueue<int, int>();
        var opened = 0;
        for (var done = 0; done < k; done++)
        {
            for (; opened < projects.Length && capital[projects[opened]] <= w; opened++)
            {
                var profit = profits[projects[opened]];
                startable.Enqueue(profit, -profit);
            }
            if (startable.Count == 0) break;
            w += startable.Dequeue();
        }
        return w;
    }
}
