public class Solution
{
    public int MinSubArrayLen(int target, int[] nums)
    {
        var shortest = nums.Length + 1;
        int total = 0, start = 0;
        for (var end = 0; end < nums.Length; end++)
        {
            total += nums[end];
            while (total >= target)
            {
                shortest = Math.Min(shortest, end - start + 1);
                total -= nums[start++];
            }
        }
        return shortest <= nums.Length ? shortest : 0;
    }
}
