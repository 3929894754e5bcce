class Solution {
public:
    int combinationSum4(vector<int>& nums, int target) {
        // Sums on the way may be larger than the answer, which fits.
        vector<unsigned> ways(target + 1);
        ways[0] = 1;
        for (int total = 1; total <= target; total++) {
            for (const int last : nums) {
                if (last <= total) ways[total] += ways[total - last];
            }
        }
        return ways[target];
    }
};
