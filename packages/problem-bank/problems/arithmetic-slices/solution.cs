public class Solution
{
    public int NumberOfArithmeticSlices(int[] nums)
    {
        int total = 0, endingHere = 0;
        for (var i = 2; i < nums.Length; i++)
        {
            endingHere = nums[i] - nums[i - 1] == nums[i - 1] - nums[i - 2] ? endingHere + 1 : 0;
            total += endingHere;
        }
        return total;
    }
}
