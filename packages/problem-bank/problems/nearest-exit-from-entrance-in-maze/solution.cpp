class Solution {
public:
    int nearestExit(vector<vector<char>>& maze, vector<int>& entrance) {
        const int rows = maze.size(), columns = maze[0].size();
        constexpr pair<int, int> directions[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        vector visited(rows, vector<bool>(columns));
        visited[entrance[0]][entrance[1]] = true;
        // (row, column, steps)
        queue<tuple<int, int, int>> cells;
        cells.emplace(entrance[0], entrance[1], 0);
        while (!cells.empty()) {
            const auto [fromRow, fromColumn, steps] = cells.front();
            cells.pop();
            for (const auto& [down, right] : directions) {
                const int row = fromRow + down, column = fromColumn + right;
                if (row < 0 || row == rows || column < 0 || column == columns) continue;
                if (maze[row][column] == '+' || visited[row][column]) continue;
                if (row == 0 || row == rows - 1 || column == 0 || column == columns - 1) return steps + 1;
                visited[row][column] = true;
                cells.emplace(row, column, steps + 1);
            }
        }
        return -1;
    }
};
