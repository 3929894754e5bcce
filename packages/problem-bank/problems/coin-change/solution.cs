public class Solution
{
    public int CoinChange(int[] coins, int amount)
    {
        // More coins than any amount can take.
        var unreachable = amount + 1;
        var fewest = Enumerable.Repeat(unreachable, amount + 1).ToArray();
        fewest[0] = 0;
        for (var total = 1; total <= amount; total++)
            foreach (var coin in coins)
                if (coin <= total) fewest[total] = Math.Min(fewest[total], fewest[total - coin] + 1);
        return fewest[amount] == unreachable ? -1 : fewest[amount];
    }
}
