class Solution {
public:
    int maxSumSubarray(vector<int>& nums, int k) {
        int total = accumulate(nums.begin(), nums.begin() + k, 0);
        int best = total;
        for (size_t index = k; index < nums.size(); index++) {
            total += nums[index] - nums[index - k];
            best = max(best, total);
        }
        return best;
    }
};
