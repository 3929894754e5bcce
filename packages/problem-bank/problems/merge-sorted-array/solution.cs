public class Solution
{
    public void Merge(int[] nums1, int m, int[] nums2, int n)
    {
        int left = m - 1, right = n - 1;
        for (var place = m + n - 1; right >= 0; place--)
            nums1[place] = left >= 0 && nums1[left] > nums2[right] ? nums1[left--] : nums2[right--];
    }
}
