class Solution {
public:
    int rob(vector<int>& nums) {
        const int n = nums.size();
        if (n == 1) return nums[0];
        return max(robStreet(nums, 0, n - 1), robStreet(nums, 1, n));
    }

private:
    int robStreet(const vector<int>& money, int start, int end) {
        int older = 0, newer = 0;
        for (int house = start; house < end; house++) older = exchange(newer, max(newer, older + money[house]));
        return newer;
    }
};
