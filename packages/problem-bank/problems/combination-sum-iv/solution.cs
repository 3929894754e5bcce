public class Solution
{
    public int CombinationSum4(int[] nums, int target)
    {
        var ways = new int[target + 1];
        ways[0] = 1;
        for (var total = 1; total <= target; total++)
            foreach (var last in nums)
                if (last <= total) ways[total] += ways[total - last];
        return ways[target];
    }
}
