public class Solution
{
    public int MaxSumSubarray(int[] nums, int k)
    {
        var total = nums.Take(k).Sum();
        var best = total;
        for (var index = k; index < nums.Length; index++)
        {
            total += nums[index] - nums[index - k];
            best = Math.Max(best, total);
        }
        return best;
    }
}
