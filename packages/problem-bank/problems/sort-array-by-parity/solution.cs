public class Solution
{
    public int[] SortArrayByParity(int[] nums) => nums.OrderBy(number => number % 2 != 0).ToArray();
}
