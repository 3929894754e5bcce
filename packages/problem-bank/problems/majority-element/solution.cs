public class Solution
{
    public int MajorityElement(int[] nums)
    {
        int candidate = 0, lead = 0;
        foreach (var number in nums)
        {
            if (lead == 0) candidate = number;
            lead += number == candidate ? 1 : -1;
        }
        return candidate;
    }
}
