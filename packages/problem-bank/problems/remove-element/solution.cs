public class Solution
{
    public int RemoveElement(int[] nums, int val)
    {
        var kept = 0;
        foreach (var number in nums)
            if (number != val) nums[kept++] = number;
        return kept;
    }
}
