class Solution {
public:
    int longestOnes(vector<int>& nums, int k) {
        size_t left = 0;
        int zeros = 0;
        for (const int bit : nums) {
            zeros += bit == 0;
            if (zeros > k) zeros -= nums[left++] == 0;
        }
        return nums.size() - left;
    }
};
