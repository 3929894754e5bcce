public class Solution
{
    public int PivotIndex(int[] nums)
    {
        int left = 0, right = nums.Sum();
        for (var index = 0; index < nums.Length; index++)
        {
            right -= nums[index];
            if (left == right) return index;
            left += nums[index];
        }
        return -1;
    }
}
