class Solution {
public:
    int maximumWealth(vector<vector<int>>& accounts) {
        int richest = 0;
        for (const auto& banks : accounts) {
            richest = max(richest, accumulate(banks.begin(), banks.end(), 0));
        }
        return richest;
    }
};
