class Solution {
public:
    int findMin(vector<int>& nums) {
        int low = 0, high = ssize(nums) - 1;
        while (low < high) {
            const int middle = midpoint(low, high);
            if (nums[middle] > nums[high]) low = middle + 1;
            else if (nums[middle] < nums[high]) high = middle;
            else high--;
        }
        return nums[low];
    }
};
