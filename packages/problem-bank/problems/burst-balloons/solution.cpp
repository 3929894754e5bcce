class Solution {
public:
    int maxCoins(vector<int>& nums) {
        vector<int> row{1};
        row.insert(row.end(), nums.begin(), nums.end());
        row.push_back(1);
        const int size = row.size();
        // best[left][right]: the most coins for all balloons strictly between the two.
        vector<vector<int>> best(size, vector<int>(size));
        for (int left = size - 3; left >= 0; left--) {
            for (int right = left + 2; right < size; right++) {
                for (int last = left + 1; last < right; last++) {
                    const int coins = row[left] * row[last] * row[right];
                    best[left][right] = max(best[left][right], best[left][last] + coins + best[last][right]);
                }
            }
        }
        return best[0][size - 1];
    }
};
