class Solution {
public:
    int minimumEffortPath(vector<vector<int>>& heights) {
        const int rows = heights.size(), columns = heights[0].size();
        vector<vector<bool>> isDone(rows, vector<bool>(columns));
        using Reached = tuple<int, int, int>;
        priority_queue<Reached, vector<Reached>, greater<>> heap;
        heap.emplace(0, 0, 0);
        while (true) {
            const auto [effort, row, column] = heap.top();
            heap.pop();
            if (row == rows - 1 && column == columns - 1) return effort;
            if (isDone[row][column]) continue;
            isDone[row][column] = true;
            for (const auto& [down, right] : {pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const int r = row + down, c = column + right;
                if (r < 0 || r == rows || c < 0 || c == columns || isDone[r][c]) continue;
                heap.emplace(max(effort, abs(heights[r][c] - heights[row][column])), r, c);
            }
        }
    }
};
