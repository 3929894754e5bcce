public class Solution
{
    public int MaximumProduct(int[] nums)
    {
        Array.Sort(nums);
        var last = nums.Length - 1;
        return Math.Max(nums[last] * nums[last - 1] * nums[last - 2], nums[last] * nums[0] * nums[1]);
    }
}
