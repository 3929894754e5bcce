class Solution {
public:
    bool canPartitionKSubsets(vector<int>& nums, int k) {
        const int sum = accumulate(nums.begin(), nums.end(), 0), side = sum / k;
        if (sum % k != 0) return false;
        // For each choice of numbers, how full the group begun last is; -1 where they fill no groups one after another.
        vector<int> filled(1 << nums.size(), -1);
        filled[0] = 0;
        for (size_t chosen = 0; chosen < filled.size(); chosen++) {
            if (filled[chosen] == -1) continue;
            for (size_t place = 0; place < nums.size(); place++) {
                const bool isFree = (chosen >> place & 1) == 0;
                const int group = filled[chosen] + nums[place];
                if (isFree && group <= side) filled[chosen | 1 << place] = group % side;
            }
        }
        return filled.back() == 0;
    }
};
