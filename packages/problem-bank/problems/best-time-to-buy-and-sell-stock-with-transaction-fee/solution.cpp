class Solution {
public:
    int maxProfit(vector<int>& prices, int fee) {
        int without = 0, holding = -prices[0];
        for (const int price : prices) {
            without = max(without, holding + price - fee);
            holding = max(holding, without - price);
        }
        return without;
    }
};
