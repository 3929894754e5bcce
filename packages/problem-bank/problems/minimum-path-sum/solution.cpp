class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        vector<int> least(grid[0].size(), INT_MAX);
        least[0] = 0;
        for (const auto& row : grid) {
            int left = INT_MAX;
            for (size_t column = 0; column < row.size(); column++) {
                left = least[column] = row[column] + min(least[column], left);
            }
        }
        return least.back();
    }
};
