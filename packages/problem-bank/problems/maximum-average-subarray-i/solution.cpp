class Solution {
public:
    double findMaxAverage(vector<int>& nums, int k) {
        int window = accumulate(nums.begin(), nums.begin() + k, 0);
        int best = window;
        for (size_t entering = k; entering < nums.size(); entering++) {
            window += nums[entering] - nums[entering - k];
            best = max(best, window);
        }
        return double(best) / k;
    }
};
