class Solution {
    public int maxProfit(int[] prices) {
        int firstBought = Integer.MIN_VALUE;
        int firstSold = 0;
        int secondBought = Integer.MIN_VALUE;
        int secondSold = 0;
        for (int price : prices) {
            firstBought = Math.max(firstBought, -price);
            firstSold = Math.max(firstSold, firstBought + price);
            secondBought = Math.max(secondBought, firstSold - price);
            secondSold = Math.max(secondSold, secondBought + price);
        }
        return secondSold;
    }
}
