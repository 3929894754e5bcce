class Solution {
    public int maximumWealth(int[][] accounts) {
        int richest = 0;
        for (int[] banks : accounts) {
            int wealth = 0;
            for (int money : banks) wealth += money;
            richest = Math.max(richest, wealth);
        }
        return richest;
    }
}
