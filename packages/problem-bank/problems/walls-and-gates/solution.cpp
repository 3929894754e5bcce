class Solution {
public:
    void wallsAndGates(vector<vector<int>>& rooms) {
        constexpr int empty = INT_MAX;
        const int rows = rooms.size(), columns = rooms[0].size();
        queue<pair<int, int>> reached;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (rooms[row][column] == 0) reached.emplace(row, column);
            }
        }
        while (!reached.empty()) {
            const auto [r, c] = reached.front();
            reached.pop();
            for (const auto& [nextR, nextC] : {pair{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}}) {
                const bool inside = 0 <= nextR && nextR < rows && 0 <= nextC && nextC < columns;
                if (!inside || rooms[nextR][nextC] != empty) continue;
                rooms[nextR][nextC] = rooms[r][c] + 1;
                reached.emplace(nextR, nextC);
            }
        }
    }
};
