class Solution {
public:
    vector<int> intersect(vector<int>& nums1, vector<int>& nums2) {
        unordered_map<int, int> left;
        for (const int number : nums1) left[number]++;
        vector<int> shared;
        for (const int number : nums2) {
            if (left[number]-- > 0) shared.push_back(number);
        }
        return shared;
    }
};
