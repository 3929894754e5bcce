public class Solution
{
    public bool IsMonotonic(int[] nums)
    {
        bool rises = false, falls = false;
        for (var i = 1; i < nums.Length; i++)
        {
            rises |= nums[i] > nums[i - 1];
            falls |= nums[i] < nums[i - 1];
        }
        return !(rises && falls);
    }
}
