class Solution {
    public int climbStairs(int n) {
        int below = 1;
        int here = 1;
        for (int step = 1; step < n; step++) {
            int above = below + here;
            below = here;
            here = above;
        }
        return here;
    }
}
