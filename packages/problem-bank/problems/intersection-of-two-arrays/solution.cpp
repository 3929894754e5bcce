class Solution {
public:
    vector<int> intersection(vector<int>& nums1, vector<int>& nums2) {
        const unordered_set<int> first(nums1.begin(), nums1.end()), second(nums2.begin(), nums2.end());
        vector<int> shared;
        ranges::copy_if(first, back_inserter(shared), [&](int number) { return second.contains(number); });
        return shared;
    }
};
