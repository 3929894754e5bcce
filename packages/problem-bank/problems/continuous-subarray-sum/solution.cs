public class Solution
{
    public bool CheckSubarraySum(int[] nums, int k)
    {
        var firstLength = new Dictionary<int, int> { [0] = 0 };
        var total = 0;
        for (var length = 1; length <= nums.Length; length++)
        {
            total += nums[length - 1];
            if (!firstLength.TryAdd(total % k, length) && length - firstLength[total % k] >= 2) return true;
        }
        return false;
    }
}
