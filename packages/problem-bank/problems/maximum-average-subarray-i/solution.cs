public class Solution
{
    public double FindMaxAverage(int[] nums, int k)
    {
        var window = nums.Take(k).Sum();
        var best = window;
        for (var entering = k; entering < nums.Length; entering++)
        {
            window += nums[entering] - nums[entering - k];
            best = Math.Max(best, window);
        }
        return (double)best / k;
    }
}
