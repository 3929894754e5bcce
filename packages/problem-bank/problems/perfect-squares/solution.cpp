class Solution {
public:
    int numSquares(int n) {
        vector<int> fewest(n + 1);
        for (int total = 1; total <= n; total++) {
            fewest[total] = total;
            for (int root = 1; root * root <= total; root++) {
                fewest[total] = min(fewest[total], fewest[total - root * root] + 1);
            }
        }
        return fewest[n];
    }
};
