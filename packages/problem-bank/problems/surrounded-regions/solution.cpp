class Solution {
public:
    void solve(vector<vector<char>>& board) {
        const int rows = board.size(), columns = board[0].size();
        for (int row = 0; row < rows; row++) {
            keep(board, row, 0);
            keep(board, row, columns - 1);
        }
        for (int column = 0; column < columns; column++) {
            keep(board, 0, column);
            keep(board, rows - 1, column);
        }
        for (auto& line : board) {
            for (char& cell : line) cell = cell == safe ? 'O' : 'X';
        }
    }

private:
    static constexpr char safe = 'S';

    /** Marks the region that a cell of the edge belongs to. */
    void keep(vector<vector<char>>& board, int row, int column) {
        const int rows = board.size(), columns = board[0].size();
        stack<pair<int, int>> toVisit;
        toVisit.emplace(row, column);
        while (!toVisit.empty()) {
            const auto [r, c] = toVisit.top();
            toVisit.pop();
            const bool inside = 0 <= r && r < rows && 0 <= c && c < columns;
            if (!inside || board[r][c] != 'O') continue;
            board[r][c] = safe;
            for (const auto& near : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) toVisit.push(near);
        }
    }
};
