public class Solution
{
    public int SubarraysDivByK(int[] nums, int k)
    {
        var seen = new int[k];
        seen[0] = 1;
        int remainder = 0, count = 0;
        foreach (var number in nums)
        {
            // The remainder of a negative sum is negative, and is brought back above 0.
            remainder = ((remainder + number) % k + k) % k;
            count += seen[remainder]++;
        }
        return count;
    }
}
