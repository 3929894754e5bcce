class Solution {
public:
    int orangesRotting(vector<vector<int>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        int fresh = 0;
        vector<pair<int, int>> justRotten;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (grid[row][column] == 1) fresh++;
                if (grid[row][column] == 2) justRotten.emplace_back(row, column);
            }
        }
        int minutes = 0;
        while (fresh > 0 && !justRotten.empty()) {
            minutes++;
            vector<pair<int, int>> infected;
            for (const auto& [r, c] : justRotten) {
                for (const auto& [nextR, nextC] : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                    const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                    if (!inside || grid[nextR][nextC] != 1) continue;
                    grid[nextR][nextC] = 2;
                    fresh--;
                    infected.emplace_back(nextR, nextC);
                }
            }
            justRotten = move(infected);
        }
        return fresh > 0 ? -1 : minutes;
    }
};
