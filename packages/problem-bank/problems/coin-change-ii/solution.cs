public class Solution
{
    public int Change(int amount, int[] coins)
    {
        var ways = new int[amount + 1];
        ways[0] = 1;
        foreach (var coin in coins)
            for (var total = coin; total <= amount; total++) ways[total] += ways[total - coin];
        return ways[amount];
    }
}
