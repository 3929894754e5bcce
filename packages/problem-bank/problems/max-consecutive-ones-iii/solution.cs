public class Solution
{
    public int LongestOnes(int[] nums, int k)
    {
        int left = 0, zeros = 0;
        foreach (var bit in nums)
        {
            if (bit == 0) zeros++;
            if (zeros > k && nums[left++] == 0) zeros--;
        }
        return nums.Length - left;
    }
}
