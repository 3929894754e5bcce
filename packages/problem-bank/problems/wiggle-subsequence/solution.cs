public class Solution
{
    public int WiggleMaxLength(int[] nums)
    {
        int up = 1, down = 1;
        for (var i = 1; i < nums.Length; i++)
        {
            if (nums[i] > nums[i - 1]) up = down + 1;
            if (nums[i] < nums[i - 1]) down = up + 1;
        }
        return Math.Max(up, down);
    }
}
