class Solution {
public:
    int lastStoneWeightII(vector<int>& stones) {
        const int total = accumulate(stones.begin(), stones.end(), 0);
        vector<bool> isReachable(total / 2 + 1);
        isReachable[0] = true;
        for (const int stone : stones) {
            for (int weight = total / 2; weight >= stone; weight--) {
                if (isReachable[weight - stone]) isReachable[weight] = true;
            }
        }
        int half = total / 2;
        while (!isReachable[half]) half--;
        return total - 2 * half;
    }
};
