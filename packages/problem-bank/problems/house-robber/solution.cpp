class Solution {
public:
    int rob(vector<int>& nums) {
        int older = 0, newer = 0;
        for (const int money : nums) older = exchange(newer, max(newer, older + money));
        return newer;
    }
};
