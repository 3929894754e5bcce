public class Solution
{
    public int[] TwoSum(int[] nums, int target)
    {
        var indexOf = new Dictionary<int, int>();
        for (var index = 0; index < nums.Length; index++)
        {
            if (indexOf.TryGetValue(target - nums[index], out var partner)) return new[] { partner, index };
            indexOf[nums[index]] = index;
        }
        return new int[0];
    }
}
