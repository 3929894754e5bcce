public class Solution
{
    public int FindMaximumXOR(int[] nums)
    {
        var best = 0;
        for (var bit = 30; bit >= 0; bit--)
        {
            var beginnings = nums.Select(number => number >> bit).ToHashSet();
            var wish = best << 1 | 1;
            var isReached = beginnings.Any(beginning => beginnings.Contains(wish ^ beginning));
            best = isReached ? wish : wish - 1;
        }
        return best;
    }
}
