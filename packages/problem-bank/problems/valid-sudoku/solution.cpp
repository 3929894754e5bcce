class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // For each row, column and box the digits that were seen in it.
        array<bitset<9>, 9> rows, columns, boxes;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (board[row][column] == '.') continue;
                const int digit = board[row][column] - '1', box = row / 3 * 3 + column / 3;
                if (rows[row][digit] || columns[column][digit] || boxes[box][digit]) return false;
                rows[row][digit] = columns[column][digit] = boxes[box][digit] = true;
            }
        }
        return true;
    }
};
