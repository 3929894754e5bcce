public class Solution
{
    public int FourSumCount(int[] nums1, int[] nums2, int[] nums3, int[] nums4)
    {
        var pairs = new Dictionary<int, int>();
        foreach (var a in nums1)
        {
            foreach (var b in nums2) pairs[a + b] = pairs.GetValueOrDefault(a + b) + 1;
        }
        var tuples = 0;
        foreach (var c in nums3)
        {
            foreach (var d in nums4) tuples += pairs.GetValueOrDefault(-c - d);
        }
        return tuples;
    }
}
