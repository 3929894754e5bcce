class Solution {
    public int maxProfit(int[] prices) {
        int holding = Integer.MIN_VALUE;
        int sold = 0;
        int free = 0;
        for (int price : prices) {
            int soldToday = holding == Integer.MIN_VALUE ? 0 : holding + price;
            holding = Math.max(holding, free - price);
            free = Math.max(free, sold);
            sold = soldToday;
        }
        return Math.max(sold, free);
    }
}
