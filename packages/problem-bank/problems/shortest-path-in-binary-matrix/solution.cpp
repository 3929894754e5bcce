class Solution {
public:
    int shortestPathBinaryMatrix(vector<vector<int>>& grid) {
        if (grid[0][0] != 0) return -1;
        const int size = grid.size();
        // A cell that was seen is blocked from then on.
        grid[0][0] = 1;
        vector<pair<int, int>> cells{{0, 0}};
        for (int length = 1; !cells.empty(); length++) {
            vector<pair<int, int>> following;
            for (const auto& [row, column] : cells) {
                if (row == size - 1 && column == size - 1) return length;
                for (int nearRow = max(0, row - 1); nearRow < min(size, row + 2); nearRow++) {
                    for (int nearColumn = max(0, column - 1); nearColumn < min(size, column + 2); nearColumn++) {
                        if (exchange(grid[nearRow][nearColumn], 1) == 0) following.emplace_back(nearRow, nearColumn);
                    }
                }
            }
            cells = move(following);
        }
        return -1;
    }
};
