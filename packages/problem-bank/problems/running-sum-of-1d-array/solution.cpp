class Solution {
public:
    vector<int> runningSum(vector<int>& nums) {
        vector<int> sums;
        partial_sum(nums.begin(), nums.end(), back_inserter(sums));
        return sums;
    }
};
