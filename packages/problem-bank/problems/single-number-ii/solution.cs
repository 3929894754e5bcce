public class Solution
{
    public int SingleNumber(int[] nums)
    {
        int ones = 0, twos = 0;
        foreach (var number in nums)
        {
            ones = (ones ^ number) & ~twos;
            twos = (twos ^ number) & ~ones;
        }
        return ones;
    }
}
