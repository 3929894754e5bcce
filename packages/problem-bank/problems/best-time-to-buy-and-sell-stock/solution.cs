public class Solution
{
    public int MaxProfit(int[] prices)
    {
        var lowest = prices[0];
        var best = 0;
        foreach (var price in prices)
        {
            lowest = Math.Min(lowest, price);
            best = Math.Max(best, price - lowest);
        }
        return best;
    }
}
