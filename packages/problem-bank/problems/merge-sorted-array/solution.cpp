class Solution {
public:
    void merge(vector<int>& nums1, int m, vector<int>& nums2, int n) {
        int left = m - 1, right = n - 1;
        for (int place = m + n - 1; right >= 0; place--) {
            const bool takesLeft = left >= 0 && nums1[left] > nums2[right];
            nums1[place] = takesLeft ? nums1[left--] : nums2[right--];
        }
    }
};
