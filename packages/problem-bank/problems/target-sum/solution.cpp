class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        unordered_map<int, int> ways{{0, 1}};
        for (const int number : nums) {
            unordered_map<int, int> extended;
            for (const auto& [total, count] : ways) {
                extended[total + number] += count;
                extended[total - number] += count;
            }
            ways = move(extended);
        }
        return ways[target];
    }
};
