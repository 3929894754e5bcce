class Solution {
public:
    int totalNQueens(int n) {
        vector<bool> columns(n), falling(2 * n), rising(2 * n);
        const auto waysFrom = [&](const auto& self, int row) -> int {
            if (row == n) return 1;
            int ways = 0;
            for (int column = 0; column < n; column++) {
                if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
                columns[column] = falling[row - column + n] = rising[row + column] = true;
                ways += self(self, row + 1);
                columns[column] = falling[row - column + n] = rising[row + column] = false;
            }
            return ways;
        };
        return waysFrom(waysFrom, 0);
    }
};
