public class Solution
{
    public int SubarraySum(int[] nums, int k)
    {
        var seen = new Dictionary<int, int> { [0] = 1 };
        int total = 0, count = 0;
        foreach (var number in nums)
        {
            total += number;
            count += seen.GetValueOrDefault(total - k);
            seen[total] = seen.GetValueOrDefault(total) + 1;
        }
        return count;
    }
}
