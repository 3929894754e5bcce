class Solution {
public:
    int searchInsert(vector<int>& nums, int target) {
        int low = 0, high = nums.size();
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (nums[middle] < target) low = middle + 1;
            else high = middle;
        }
        return low;
    }
};
