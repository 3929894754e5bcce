public class Solution
{
    public int MaxProduct(int[] nums)
    {
        int best = nums[0], largest = nums[0], smallest = nums[0];
        foreach (var number in nums.Skip(1))
        {
            var candidates = new[] { number, number * largest, number * smallest };
            largest = candidates.Max();
            smallest = candidates.Min();
            best = Math.Max(best, largest);
        }
        return best;
    }
}
