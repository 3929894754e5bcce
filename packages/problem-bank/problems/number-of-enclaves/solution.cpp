class Solution {
public:
    int numEnclaves(vector<vector<int>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        stack<pair<int, int>> toVisit;
        int land = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                land += grid[row][column];
                const bool isEdge = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
                if (isEdge) toVisit.emplace(row, column);
            }
        }
        vector<vector<bool>> isReached(rows, vector<bool>(columns));
        while (!toVisit.empty()) {
            const auto [row, column] = toVisit.top();
            toVisit.pop();
            if (row < 0 || row == rows || column < 0 || column == columns) continue;
            if (grid[row][column] == 0 || isReached[row][column]) continue;
            isReached[row][column] = true;
            land--;
            toVisit.emplace(row + 1, column);
            toVisit.emplace(row - 1, column);
            toVisit.emplace(row, column + 1);
            toVisit.emplace(row, column - 1);
        }
        return land;
    }
};
