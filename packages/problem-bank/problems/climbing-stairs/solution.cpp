class Solution {
public:
    int climbStairs(int n) {
        int below = 1, here = 1;
        for (int step = 1; step < n; step++) below = exchange(here, below + here);
        return here;
    }
};
