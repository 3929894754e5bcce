public class Solution
{
    public int LastStoneWeightII(int[] stones)
    {
        var total = stones.Sum();
        var isReachable = new bool[total / 2 + 1];
        isReachable[0] = true;
        foreach (var stone in stones)
        {
            for (var weight = total / 2; weight >= stone; weight--)
                isReachable[weight] |= isReachable[weight - stone];
        }
        return total - 2 * Array.LastIndexOf(isReachable, true);
    }
}
