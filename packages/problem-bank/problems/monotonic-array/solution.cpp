class Solution {
public:
    bool isMonotonic(vector<int>& nums) {
        return ranges::is_sorted(nums) || ranges::is_sorted(nums, greater{});
    }
};
