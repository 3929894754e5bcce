class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int firstBought = INT_MIN, firstSold = 0;
        int secondBought = INT_MIN, secondSold = 0;
        for (const int price : prices) {
            firstBought = max(firstBought, -price);
            firstSold = max(firstSold, firstBought + price);
            secondBought = max(secondBought, firstSold - price);
            secondSold = max(secondSold, secondBought + price);
        }
        return secondSold;
    }
};
