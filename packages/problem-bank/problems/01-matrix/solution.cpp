class Solution {
public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        const int rows = mat.size(), columns = mat[0].size();
        vector<vector<int>> distances(rows, vector<int>(columns, -1));
        queue<pair<int, int>> reached;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (mat[r][c] != 0) continue;
                distances[r][c] = 0;
                reached.emplace(r, c);
            }
        }
        while (!reached.empty()) {
            const auto [r, c] = reached.front();
            reached.pop();
            for (const auto& [nextR, nextC] : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                if (!inside || distances[nextR][nextC] != -1) continue;
                distances[nextR][nextC] = distances[r][c] + 1;
                reached.emplace(nextR, nextC);
            }
        }
        return distances;
    }
};
