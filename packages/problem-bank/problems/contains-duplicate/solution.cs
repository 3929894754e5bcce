public class Solution
{
    public bool ContainsDuplicate(int[] nums) => nums.Distinct().Count() < nums.Length;
}
