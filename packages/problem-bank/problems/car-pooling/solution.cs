public class Solution
{
    public bool CarPooling(int[][] trips, int capacity)
    {
        var changes = new List<(int Place, int Change)>();
        foreach (var trip in trips)
        {
            changes.Add((trip[1], trip[0]));
            changes.Add((trip[2], -trip[0]));
        }
        changes.Sort();
        var aboard = 0;
        foreach (var (_, change) in changes)
        {
            aboard += change;
            if (aboard > capacity) return false;
        }
        return true;
    }
}
