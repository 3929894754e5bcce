class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int below = 0;
        int here = 0;
        for (int stair = 2; stair <= cost.length; stair++) {
            int next = Math.min(here + cost[stair - 1], below + cost[stair - 2]);
            below = here;
            here = next;
        }
        return here;
    }
}
