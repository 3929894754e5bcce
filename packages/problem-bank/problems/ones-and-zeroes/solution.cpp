class Solution {
public:
    int findMaxForm(vector<string>& strs, int m, int n) {
        vector<vector<int>> best(m + 1, vector<int>(n + 1));
        for (const string& digits : strs) {
            const int ones = count(digits.begin(), digits.end(), '1');
            const int zeros = digits.size() - ones;
            for (int i = m; i >= zeros; i--) {
                for (int j = n; j >= ones; j--) best[i][j] = max(best[i][j], best[i - zeros][j - ones] + 1);
            }
        }
        return best[m][n];
    }
};
