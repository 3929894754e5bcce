public class Solution
{
    public int MaxProfit(int[] prices)
    {
        int holding = int.MinValue, sold = int.MinValue, free = 0;
        foreach (var price in prices)
            (holding, sold, free) = (Math.Max(holding, free - price), holding + price, Math.Max(free, sold));
        return Math.Max(sold, free);
    }
}
