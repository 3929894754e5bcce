public class Solution
{
    public int FindMaxConsecutiveOnes(int[] nums)
    {
        int longest = 0, run = 0;
        foreach (var bit in nums)
        {
            run = bit == 1 ? run + 1 : 0;
            longest = Math.Max(longest, run);
        }
        return longest;
    }
}
