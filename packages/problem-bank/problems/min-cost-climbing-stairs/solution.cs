public class Solution
{
    public int MinCostClimbingStairs(int[] cost)
    {
        int below = 0, here = 0;
        for (var stair = 2; stair <= cost.Length; stair++)
            (below, here) = (here, Math.Min(here + cost[stair - 1], below + cost[stair - 2]));
        return here;
    }
}
