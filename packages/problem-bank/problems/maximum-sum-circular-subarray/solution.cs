public class Solution
{
    public int MaxSubarraySumCircular(int[] nums)
    {
        // Of the stretches that end here the largest and the smallest sum.
        int highestHere = 0, lowestHere = 0;
        int highest = nums[0], lowest = nums[0];
        foreach (var number in nums)
        {
            highestHere = Math.Max(highestHere, 0) + number;
            lowestHere = Math.Min(lowestHere, 0) + number;
            highest = Math.Max(highest, highestHere);
            lowest = Math.Min(lowest, lowestHere);
        }
        // With negative numbers alone, leaving out the lowest stretch would leave nothing.
        return highest < 0 ? highest : Math.Max(highest, nums.Sum() - lowest);
    }
}
