class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        int below = 0, here = 0;
        for (size_t stair = 2; stair <= cost.size(); stair++) {
            below = exchange(here, min(here + cost[stair - 1], below + cost[stair - 2]));
        }
        return here;
    }
};
