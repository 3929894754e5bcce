class Solution {
public:
    int change(int amount, vector<int>& coins) {
        // Sums on the way may be larger than the answer, which fits.
        vector<unsigned> ways(amount + 1);
        ways[0] = 1;
        for (const int coin : coins) {
            for (int total = coin; total <= amount; total++) ways[total] += ways[total - coin];
        }
        return ways[amount];
    }
};
