public class Solution
{
    public int Rob(int[] nums)
    {
        var n = nums.Length;
        return n == 1 ? nums[0] : Math.Max(RobStreet(nums, 0, n - 1), RobStreet(nums, 1, n));
    }

    private static int RobStreet(int[] money, int start, int end)
    {
        int older = 0, newer = 0;
        for (var house = start; house < end; house++) (older, newer) = (newer, Math.Max(newer, older + money[house]));
        return newer;
    }
}
