public class Solution
{
    public int FindTargetSumWays(int[] nums, int target)
    {
        var ways = new Dictionary<int, int> { [0] = 1 };
        foreach (var number in nums)
        {
            var extended = new Dictionary<int, int>();
            foreach (var (total, count) in ways)
            {
                extended[total + number] = extended.GetValueOrDefault(total + number) + count;
                extended[total - number] = extended.GetValueOrDefault(total - number) + count;
            }
            ways = extended;
        }
        return ways.GetValueOrDefault(target);
    }
}
