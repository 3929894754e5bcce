public class Solution
{
    public int RemoveDuplicates(int[] nums)
    {
        var kept = 0;
        foreach (var number in nums)
            if (kept < 2 || number != nums[kept - 2]) nums[kept++] = number;
        return kept;
    }
}
