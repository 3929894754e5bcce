class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        const int rows = matrix.size(), columns = matrix[0].size();
        vector<pair<int, int>> cells;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) cells.emplace_back(row, column);
        }
        ranges::sort(cells, greater(), [&](const auto& cell) { return matrix[cell.first][cell.second]; });

        // The most cells on a path that begins here; what is larger has been worked out before.
        vector<vector<int>> longest(rows, vector<int>(columns));
        int best = 0;
        for (const auto& [r, c] : cells) {
            int beyond = 0;
            for (const auto& [nextR, nextC] : {pair{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}}) {
                const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                if (inside && matrix[nextR][nextC] > matrix[r][c]) beyond = max(beyond, longest[nextR][nextC]);
            }
            longest[r][c] = beyond + 1;
            best = max(best, beyond + 1);
        }
        return best;
    }
};
