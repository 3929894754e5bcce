class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        const int tooMany = amount + 1;
        vector<int> fewest(amount + 1, tooMany);
        fewest[0] = 0;
        for (int total = 1; total <= amount; total++) {
            for (const int coin : coins) {
                if (coin <= total) fewest[total] = min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] < tooMany ? fewest[amount] : -1;
    }
};
