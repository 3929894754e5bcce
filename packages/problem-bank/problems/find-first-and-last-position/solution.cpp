class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        const auto [first, last] = ranges::equal_range(nums, target);
        if (first == last) return {-1, -1};
        return {int(first - nums.begin()), int(last - nums.begin()) - 1};
    }
};
