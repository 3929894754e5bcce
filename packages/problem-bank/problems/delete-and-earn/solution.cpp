class Solution {
public:
    int deleteAndEarn(vector<int>& nums) {
        vector<int> points(ranges::max(nums) + 1);
        for (const int number : nums) points[number] += number;
        int older = 0, newer = 0;
        for (const int earned : points) older = exchange(newer, max(newer, older + earned));
        return newer;
    }
};
