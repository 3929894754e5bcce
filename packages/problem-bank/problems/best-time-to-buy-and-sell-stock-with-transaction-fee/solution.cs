public class Solution
{
    public int MaxProfit(int[] prices, int fee)
    {
        int without = 0, holding = -prices[0];
        foreach (var price in prices)
        {
            without = Math.Max(without, holding + price - fee);
            holding = Math.Max(holding, without - price);
        }
        return without;
    }
}
