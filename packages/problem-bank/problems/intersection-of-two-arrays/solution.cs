public class Solution
{
    public int[] Intersection(int[] nums1, int[] nums2) => nums1.Intersect(nums2).ToArray();
}
