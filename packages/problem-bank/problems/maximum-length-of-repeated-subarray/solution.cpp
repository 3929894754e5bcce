class Solution {
public:
    int findLength(vector<int>& nums1, vector<int>& nums2) {
        int longest = 0;
        vector<int> endingAt(nums2.size() + 1);
        for (const int number : nums1) {
            for (size_t j = nums2.size(); j > 0; j--) {
                endingAt[j] = nums2[j - 1] == number ? endingAt[j - 1] + 1 : 0;
                longest = max(longest, endingAt[j]);
            }
        }
        return longest;
    }
};
