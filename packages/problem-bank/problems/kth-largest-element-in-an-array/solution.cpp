class Solution {
public:
    int findKthLargest(vector<int>& nums, int k) {
        ranges::sort(nums, greater());
        return nums[k - 1];
    }
};
