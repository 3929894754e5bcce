public class Solution
{
    public int SubarraysWithKDistinct(int[] nums, int k) => WithAtMost(nums, k) - WithAtMost(nums, k - 1);

    private static int WithAtMost(int[] nums, int limit)
    {
        var counts = new Dictionary<int, int>();
        int start = 0, total = 0;
        for (var end = 0; end < nums.Length; end++)
        {
            counts[nums[end]] = counts.GetValueOrDefault(nums[end]) + 1;
            while (counts.Count > limit)
            {
                if (--counts[nums[start]] == 0) counts.Remove(nums[start]);
                start++;
            }
            total += end - start + 1;
        }
        return total;
    }
}
