public class Solution
{
    public int MaxProfit(int[] prices) =>
        prices.Zip(prices.Skip(1), (today, tomorrow) => Math.Max(0, tomorrow - today)).Sum();
}
