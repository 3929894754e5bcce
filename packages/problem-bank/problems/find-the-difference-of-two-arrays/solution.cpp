class Solution {
public:
    vector<vector<int>> findDifference(vector<int>& nums1, vector<int>& nums2) {
        const unordered_set<int> first(nums1.begin(), nums1.end()), second(nums2.begin(), nums2.end());
        return {without(first, second), without(second, first)};
    }

private:
    static vector<int> without(const unordered_set<int>& numbers, const unordered_set<int>& excluded) {
        vector<int> left;
        ranges::copy_if(numbers, back_inserter(left), [&](int number) { return !excluded.contains(number); });
        return left;
    }
};
