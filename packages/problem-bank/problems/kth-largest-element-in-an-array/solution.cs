public class Solution
{
    public int FindKthLargest(int[] nums, int k) => nums.OrderByDescending(number => number).ElementAt(k - 1);
}
