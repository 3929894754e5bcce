class Solution {
public:
    bool exist(vector<vector<char>>& board, string word) {
        for (int row = 0; row < ssize(board); row++) {
            for (int column = 0; column < ssize(board[0]); column++) {
                if (reads(board, row, column, word, 0)) return true;
            }
        }
        return false;
    }

private:
    bool reads(vector<vector<char>>& board, int row, int column, const string& word, size_t place) {
        if (place == word.size()) return true;
        const bool inside = 0 <= row && row < ssize(board) && 0 <= column && column < ssize(board[0]);
        if (!inside || board[row][column] != word[place]) return false;
        board[row][column] = '\0';
        const bool found = reads(board, row + 1, column, word, place + 1) ||
                           reads(board, row - 1, column, word, place + 1) ||
                           reads(board, row, column + 1, word, place + 1) ||
                           reads(board, row, column - 1, word, place + 1);
        board[row][column] = word[place];
        return found;
    }
};
