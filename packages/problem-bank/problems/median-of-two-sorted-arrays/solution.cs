public class Solution
{
    public double FindMedianSortedArrays(int[] nums1, int[] nums2)
    {
        var (shorter, longer) = nums1.Length <= nums2.Length ? (nums1, nums2) : (nums2, nums1);
        var total = shorter.Length + longer.Length;
        int low = 0, high = shorter.Length;
        while (true)
        {
            var taken = (low + high) / 2;
            var others = (total + 1) / 2 - taken;
            var shorterLow = taken > 0 ? shorter[taken - 1] : int.MinValue;
            var shorterHigh = taken < shorter.Length ? shorter[taken] : int.MaxValue;
            var longerLow = others > 0 ? longer[others - 1] : int.MinValue;
            var longerHigh = others < longer.Length ? longer[others] : int.MaxValue;
            if (shorterLow > longerHigh)
            {
                high = taken - 1;
            }
            else if (longerLow > shorterHigh)
            {
                low = taken + 1;
            }
            else
            {
                double below = Math.Max(shorterLow, longerLow);
                return total % 2 == 1 ? below : (below + Math.Min(shorterHigh, longerHigh)) / 2;
            }
        }
    }
}
