public class Solution
{
    public int DeleteAndEarn(int[] nums)
    {
        var points = new int[nums.Max() + 1];
        foreach (var number in nums) points[number] += number;
        int older = 0, newer = 0;
        foreach (var earned in points) (older, newer) = (newer, Math.Max(newer, older + earned));
        return newer;
    }
}
