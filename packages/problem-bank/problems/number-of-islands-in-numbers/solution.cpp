class Solution {
public:
    int numIslands(vector<vector<int>>& grid) {
        int islands = 0;
        for (int row = 0; row < ssize(grid); row++) {
            for (int column = 0; column < ssize(grid[0]); column++) {
                if (grid[row][column] == 0) continue;
                islands++;
                sink(grid, row, column);
            }
        }
        return islands;
    }

private:
    /** Puts the island that a cell belongs to under water. */
    void sink(vector<vector<int>>& grid, int row, int column) {
        const int rows = grid.size(), columns = grid[0].size();
        grid[row][column] = 0;
        stack<pair<int, int>> toVisit;
        toVisit.emplace(row, column);
        while (!toVisit.empty()) {
            const auto [r, c] = toVisit.top();
            toVisit.pop();
            for (const auto& [nextR, nextC] : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                if (!inside || grid[nextR][nextC] == 0) continue;
                grid[nextR][nextC] = 0;
                toVisit.emplace(nextR, nextC);
            }
        }
    }
};
