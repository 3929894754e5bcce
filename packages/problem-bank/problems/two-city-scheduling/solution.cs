public class Solution
{
    public int TwoCitySchedCost(int[][] costs)
    {
        var changes = costs.Select(cost => cost[0] - cost[1]).OrderBy(change => change);
        return costs.Sum(cost => cost[1]) + changes.Take(costs.Length / 2).Sum();
    }
}
