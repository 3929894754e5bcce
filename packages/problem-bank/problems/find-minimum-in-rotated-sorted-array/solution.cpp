class Solution {
public:
    int findMin(vector<int>& nums) {
        int low = 0, high = nums.size() - 1;
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (nums[middle] > nums[high]) low = middle + 1;
            else high = middle;
        }
        return nums[low];
    }
};
