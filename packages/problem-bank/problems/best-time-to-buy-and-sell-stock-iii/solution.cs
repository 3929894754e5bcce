public class Solution
{
    public int MaxProfit(int[] prices)
    {
        int firstBought = int.MinValue, firstSold = 0;
        int secondBought = int.MinValue, secondSold = 0;
        foreach (var price in prices)
        {
            firstBought = Math.Max(firstBought, -price);
            firstSold = Math.Max(firstSold, firstBought + price);
            secondBought = Math.Max(secondBought, firstSold - price);
            secondSold = Math.Max(secondSold, secondBought + price);
        }
        return secondSold;
    }
}
