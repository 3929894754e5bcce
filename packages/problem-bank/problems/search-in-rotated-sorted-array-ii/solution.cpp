class Solution {
public:
    bool search(vector<int>& nums, int target) {
        int low = 0, high = nums.size() - 1;
        while (low <= high) {
            const int middle = low + (high - low) / 2;
            if (nums[middle] == target) return true;
            if (nums[low] == nums[middle]) {
                low++;
            } else if (nums[low] < nums[middle]) {
                if (nums[low] <= target && target < nums[middle]) high = middle - 1;
                else low = middle + 1;
            } else {
                if (nums[middle] < target && target <= nums[high]) low = middle + 1;
                else high = middle - 1;
            }
        }
        return false;
    }
};
