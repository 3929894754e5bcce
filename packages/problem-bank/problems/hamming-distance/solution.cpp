class Solution {
public:
    int hammingDistance(int x, int y) {
        int distance = 0;
        for (int differing = x ^ y; differing != 0; differing &= differing - 1) distance++;
        return distance;
    }
};
