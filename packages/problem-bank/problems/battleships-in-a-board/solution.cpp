class Solution {
public:
    int countBattleships(vector<vector<char>>& board) {
        int ships = 0;
        for (size_t r = 0; r < board.size(); r++) {
            for (size_t c = 0; c < board[0].size(); c++) {
                const bool goesOn = (r > 0 && board[r - 1][c] == 'X') || (c > 0 && board[r][c - 1] == 'X');
                if (board[r][c] == 'X' && !goesOn) ships++;
            }
        }
        return ships;
    }
};
