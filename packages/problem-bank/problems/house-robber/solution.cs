public class Solution
{
    public int Rob(int[] nums)
    {
        int older = 0, newer = 0;
        foreach (var money in nums) (older, newer) = (newer, Math.Max(newer, older + money));
        return newer;
    }
}
