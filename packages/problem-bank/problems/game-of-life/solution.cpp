class Solution {
public:
    void gameOfLife(vector<vector<int>>& board) {
        const int rows = board.size(), columns = board[0].size();
        // The lowest bit of a cell is what it is, the next one what it will be.
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                const bool isLive = board[row][column] & 1;
                int live = -isLive;
                for (int r = max(0, row - 1); r < min(rows, row + 2); r++) {
                    for (int c = max(0, column - 1); c < min(columns, column + 2); c++) live += board[r][c] & 1;
                }
                if (live == 3 || (live == 2 && isLive)) board[row][column] |= 2;
            }
        }
        for (auto& cells : board) {
            for (int& cell : cells) cell >>= 1;
        }
    }
};
