class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        const auto& shorter = nums1.size() <= nums2.size() ? nums1 : nums2;
        const auto& longer = nums1.size() <= nums2.size() ? nums2 : nums1;
        const int m = shorter.size(), n = longer.size(), half = (m + n + 1) / 2;
        int low = 0, high = m;
        while (true) {
            const int taken = (low + high) / 2, others = half - taken;
            const int shorterLow = taken > 0 ? shorter[taken - 1] : INT_MIN;
            const int shorterHigh = taken < m ? shorter[taken] : INT_MAX;
            const int longerLow = others > 0 ? longer[others - 1] : INT_MIN;
            const int longerHigh = others < n ? longer[others] : INT_MAX;
            if (shorterLow > longerHigh) {
                high = taken - 1;
            } else if (longerLow > shorterHigh) {
                low = taken + 1;
            } else {
                const double below = max(shorterLow, longerLow), above = min(shorterHigh, longerHigh);
                return (m + n) % 2 == 1 ? below : (below + above) / 2;
            }
        }
    }
};
