class Solution {
public:
    int snakesAndLadders(vector<vector<int>>& board) {
        const int n = board.size(), last = n * n;
        const auto endOf = [&](int square) {
            const int row = (square - 1) / n, place = (square - 1) % n;
            const int jump = board[n - 1 - row][row % 2 == 0 ? place : n - 1 - place];
            return jump == -1 ? square : jump;
        };
        vector<bool> reached(last + 1);
        reached[1] = true;
        vector<int> level{1};
        for (int rolls = 0; !level.empty(); rolls++) {
            vector<int> next;
            for (const int square : level) {
                if (square == last) return rolls;
                for (int ahead = square + 1; ahead <= min(square + 6, last); ahead++) {
                    const int end = endOf(ahead);
                    if (!reached[end]) next.push_back(end);
                    reached[end] = true;
                }
            }
            level = move(next);
        }
        return -1;
    }
};
