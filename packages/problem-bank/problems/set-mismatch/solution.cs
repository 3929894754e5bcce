public class Solution
{
    public int[] FindErrorNums(int[] nums)
    {
        var distinct = nums.Distinct().Sum();
        var all = nums.Length * (nums.Length + 1) / 2;
        return new[] { nums.Sum() - distinct, all - distinct };
    }
}
