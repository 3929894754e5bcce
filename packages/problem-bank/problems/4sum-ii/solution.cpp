class Solution {
public:
    int fourSumCount(vector<int>& nums1, vector<int>& nums2, vector<int>& nums3, vector<int>& nums4) {
        unordered_map<int, int> pairs;
        for (int a : nums1) {
            for (int b : nums2) pairs[a + b]++;
        }
        int tuples = 0;
        for (int c : nums3) {
            for (int d : nums4) {
                const auto found = pairs.find(-c - d);
                if (found != pairs.end()) tuples += found->second;
            }
        }
        return tuples;
    }
};
