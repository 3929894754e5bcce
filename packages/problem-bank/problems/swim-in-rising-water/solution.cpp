class Solution {
public:
    int swimInWater(vector<vector<int>>& grid) {
        const int size = grid.size();
        vector<vector<bool>> reached(size, vector<bool>(size));
        reached[0][0] = true;
        // The water level that it takes to get there, and where.
        using Cell = tuple<int, int, int>;
        priority_queue<Cell, vector<Cell>, greater<Cell>> edge;
        edge.emplace(grid[0][0], 0, 0);
        while (true) {
            const auto [level, r, c] = edge.top();
            edge.pop();
            if (r == size - 1 && c == size - 1) return level;
            for (const auto& [nextR, nextC] : {pair{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}}) {
                const bool inside = 0 <= nextR && nextR < size && 0 <= nextC && nextC < size;
                if (!inside || reached[nextR][nextC]) continue;
                reached[nextR][nextC] = true;
                edge.emplace(max(level, grid[nextR][nextC]), nextR, nextC);
            }
        }
    }
};
