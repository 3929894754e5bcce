public class Solution
{
    public int LeastInterval(char[] tasks, int n)
    {
        var counts = tasks.GroupBy(task => task).Select(same => same.Count()).ToList();
        var most = counts.Max();
        var asFrequent = counts.Count(count => count == most);
        return Math.Max(tasks.Length, (most - 1) * (n + 1) + asFrequent);
    }
}
