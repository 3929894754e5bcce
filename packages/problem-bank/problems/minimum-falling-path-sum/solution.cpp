class Solution {
public:
    int minFallingPathSum(vector<vector<int>>& matrix) {
        const size_t columns = matrix[0].size();
        vector<int> least(columns);
        for (const auto& row : matrix) {
            vector<int> next(row);
            for (size_t column = 0; column < columns; column++) {
                int above = least[column];
                if (column > 0) above = min(above, least[column - 1]);
                if (column + 1 < columns) above = min(above, least[column + 1]);
                next[column] += above;
            }
            least = move(next);
        }
        return ranges::min(least);
    }
};
