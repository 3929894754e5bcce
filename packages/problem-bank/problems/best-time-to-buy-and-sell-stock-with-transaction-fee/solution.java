class Solution {
    public int maxProfit(int[] prices, int fee) {
        int without = 0;
        int holding = -prices[0];
        for (int price : prices) {
            without = Math.max(without, holding + price - fee);
            holding = Math.max(holding, without - price);
        }
        return without;
    }
}
