public class Solution
{
    public int MinCostConnectPoints(int[][] points)
    {
        // What it costs to join each point that is not in the tree yet.
        var joining = Enumerable.Repeat(int.MaxValue, points.Length).ToArray();
        var outside = new HashSet<int>(Enumerable.Range(1, points.Length - 1));
        int newest = 0, cost = 0;
        while (outside.Count > 0)
        {
            int x = points[newest][0], y = points[newest][1];
            foreach (var place in outside)
            {
                var distance = Math.Abs(points[place][0] - x) + Math.Abs(points[place][1] - y);
                joining[place] = Math.Min(joining[place], distance);
            }
            newest = outside.MinBy(place => joining[place]);
            outside.Remove(newest);
            cost += joining[newest];
        }
        return cost;
    }
}
