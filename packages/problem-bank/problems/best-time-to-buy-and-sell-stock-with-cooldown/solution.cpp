class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int holding = -prices[0], sold = 0, free = 0;
        for (const int price : prices) {
            const int soldBefore = sold;
            sold = holding + price;
            holding = max(holding, free - price);
            free = max(free, soldBefore);
        }
        return max(sold, free);
    }
};
