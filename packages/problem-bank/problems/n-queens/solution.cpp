class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        boards.clear();
        board.assign(n, string(n, '.'));
        columns.assign(n, false);
        falling.assign(2 * n, false);
        rising.assign(2 * n, false);
        fill(0);
        return boards;
    }

private:
    vector<vector<string>> boards;
    vector<string> board;
    // Which columns and diagonals a queen holds.
    vector<bool> columns, falling, rising;

    void fill(int row) {
        const int size = board.size();
        if (row == size) {
            boards.push_back(board);
            return;
        }
        for (int column = 0; column < size; column++) {
            if (columns[column] || falling[row - column + size] || rising[row + column]) continue;
            hold(row, column, true);
            fill(row + 1);
            hold(row, column, false);
        }
    }

    void hold(int row, int column, bool held) {
        board[row][column] = held ? 'Q' : '.';
        columns[column] = falling[row - column + board.size()] = rising[row + column] = held;
    }
};
