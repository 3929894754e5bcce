class Solution {
public:
    bool canPartition(vector<int>& nums) {
        const int sum = accumulate(nums.begin(), nums.end(), 0);
        if (sum % 2 == 1) return false;
        const int half = sum / 2;
        vector<bool> reachable(half + 1);
        reachable[0] = true;
        for (const int number : nums) {
            for (int total = half; total >= number; total--) {
                if (reachable[total - number]) reachable[total] = true;
            }
        }
        return reachable[half];
    }
};
