class Solution {
public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        const int rows = heights.size(), columns = heights[0].size();
        vector<pair<int, int>> pacificEdge, atlanticEdge;
        for (int row = 0; row < rows; row++) {
            pacificEdge.emplace_back(row, 0);
            atlanticEdge.emplace_back(row, columns - 1);
        }
        for (int column = 0; column < columns; column++) {
            pacificEdge.emplace_back(0, column);
            atlanticEdge.emplace_back(rows - 1, column);
        }
        const auto pacific = drainingTo(heights, pacificEdge), atlantic = drainingTo(heights, atlanticEdge);
        vector<vector<int>> both;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (pacific[row][column] && atlantic[row][column]) both.push_back({row, column});
            }
        }
        return both;
    }

private:
    vector<vector<bool>> drainingTo(const vector<vector<int>>& heights, vector<pair<int, int>> toVisit) {
        const int rows = heights.size(), columns = heights[0].size();
        vector<vector<bool>> reached(rows, vector<bool>(columns));
        for (const auto& [row, column] : toVisit) reached[row][column] = true;
        while (!toVisit.empty()) {
            const auto [r, c] = toVisit.back();
            toVisit.pop_back();
            for (const auto& [nextR, nextC] : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                if (!inside || reached[nextR][nextC] || heights[nextR][nextC] < heights[r][c]) continue;
                reached[nextR][nextC] = true;
                toVisit.emplace_back(nextR, nextC);
            }
        }
        return reached;
    }
};
