class Solution {
public:
    int jump(vector<int>& nums) {
        int jumps = 0, end = 0, furthest = 0;
        for (int place = 0; place < ssize(nums) - 1; place++) {
            furthest = max(furthest, place + nums[place]);
            if (place == end) {
                jumps++;
                end = furthest;
            }
        }
        return jumps;
    }
};
