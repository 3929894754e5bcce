public class Solution
{
    public int RemoveDuplicates(int[] nums)
    {
        var kept = 0;
        foreach (var number in nums)
            if (kept == 0 || number != nums[kept - 1]) nums[kept++] = number;
        return kept;
    }
}
