class Solution {
    public int minCost(int[][] costs) {
        int red = 0;
        int blue = 0;
        int green = 0;
        for (int[] cost : costs) {
            int nextRed = cost[0] + Math.min(blue, green);
            int nextBlue = cost[1] + Math.min(red, green);
            green = cost[2] + Math.min(red, blue);
            red = nextRed;
            blue = nextBlue;
        }
        return Math.min(red, Math.min(blue, green));
    }
}
