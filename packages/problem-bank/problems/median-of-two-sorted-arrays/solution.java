class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        if (nums1.length > nums2.length) return findMedianSortedArrays(nums2, nums1);
        int total = nums1.length + nums2.length;
        int half = (total + 1) / 2;
        int low = 0;
        int high = nums1.length;
        while (true) {
            int taken = (low + high) / 2;
            int others = half - taken;
            int shorterLow = taken > 0 ? nums1[taken - 1] : Integer.MIN_VALUE;
            int shorterHigh = taken < nums1.length ? nums1[taken] : Integer.MAX_VALUE;
            int longerLow = others > 0 ? nums2[others - 1] : Integer.MIN_VALUE;
            int longerHigh = others < nums2.length ? nums2[others] : Integer.MAX_VALUE;
            if (shorterLow > longerHigh) {
                high = taken - 1;
            } else if (longerLow > shorterHigh) {
                low = taken + 1;
            } else {
                int lower = Math.max(shorterLow, longerLow);
                return total % 2 == 1 ? lower : (lower + Math.min(shorterHigh, longerHigh)) / 2.0;
            }
        }
    }
}
