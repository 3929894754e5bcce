class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& obstacleGrid) {
        // Counts on the way may be larger than the answer, which fits.
        vector<unsigned> paths(obstacleGrid[0].size());
        paths[0] = 1;
        for (const auto& row : obstacleGrid) {
            for (size_t column = 0; column < row.size(); column++) {
                if (row[column] == 1) paths[column] = 0;
                else if (column > 0) paths[column] += paths[column - 1];
            }
        }
        return paths.back();
    }
};
