class Solution {
public:
    bool canJump(vector<int>& nums) {
        int furthest = 0;
        for (int place = 0; place < ssize(nums); place++) {
            if (place > furthest) return false;
            furthest = max(furthest, place + nums[place]);
        }
        return true;
    }
};
