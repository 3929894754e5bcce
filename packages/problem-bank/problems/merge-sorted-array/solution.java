class Solution {
    public void merge(int[] nums1, int m, int[] nums2, int n) {
        int left = m - 1;
        int right = n - 1;
        for (int place = m + n - 1; right >= 0; place--) {
            if (left >= 0 && nums1[left] > nums2[right]) nums1[place] = nums1[left--];
            else nums1[place] = nums2[right--];
        }
    }
}
