class Solution {
public:
    int maximumProduct(vector<int>& nums) {
        ranges::sort(nums);
        const size_t n = nums.size();
        return max(nums[n - 1] * nums[n - 2] * nums[n - 3], nums[n - 1] * nums[0] * nums[1]);
    }
};
