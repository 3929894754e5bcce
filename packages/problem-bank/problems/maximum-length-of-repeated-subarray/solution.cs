public class Solution
{
    public int FindLength(int[] nums1, int[] nums2)
    {
        var longest = 0;
        var endingAt = new int[nums2.Length + 1];
        foreach (var number in nums1)
        {
            for (var j = nums2.Length; j > 0; j--)
            {
                endingAt[j] = nums2[j - 1] == number ? endingAt[j - 1] + 1 : 0;
                longest = Math.Max(longest, endingAt[j]);
            }
        }
        return longest;
    }
}
