public class Solution
{
    public int MinCost(int[][] costs)
    {
        int red = 0, blue = 0, green = 0;
        foreach (var cost in costs)
        {
            (red, blue, green) = (
                cost[0] + Math.Min(blue, green),
                cost[1] + Math.Min(red, green),
                cost[2] + Math.Min(red, blue));
        }
        return Math.Min(red, Math.Min(blue, green));
    }
}
