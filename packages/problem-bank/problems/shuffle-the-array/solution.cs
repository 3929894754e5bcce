public class Solution
{
    public int[] Shuffle(int[] nums, int n)
    {
        var shuffled = new int[2 * n];
        for (var i = 0; i < n; i++)
        {
            shuffled[2 * i] = nums[i];
            shuffled[2 * i + 1] = nums[n + i];
        }
        return shuffled;
    }
}
