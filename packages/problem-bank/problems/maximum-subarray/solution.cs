public class Solution
{
    public int MaxSubArray(int[] nums)
    {
        int best = nums[0], endingHere = nums[0];
        foreach (var number in nums.Skip(1))
        {
            endingHere = Math.Max(number, endingHere + number);
            best = Math.Max(best, endingHere);
        }
        return best;
    }
}
