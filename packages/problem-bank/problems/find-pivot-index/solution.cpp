class Solution {
public:
    int pivotIndex(vector<int>& nums) {
        int left = 0, right = accumulate(nums.begin(), nums.end(), 0);
        for (int index = 0; index < ssize(nums); index++) {
            right -= nums[index];
            if (left == right) return index;
            left += nums[index];
        }
        return -1;
    }
};
