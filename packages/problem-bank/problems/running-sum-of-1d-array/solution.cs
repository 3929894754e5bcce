public class Solution
{
    public int[] RunningSum(int[] nums)
    {
        var total = 0;
        return nums.Select(number => total += number).ToArray();
    }
}
