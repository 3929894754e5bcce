class Solution {
public:
    int longestSubarray(vector<int>& nums) {
        int longest = 0, left = 0, zeros = 0;
        for (int right = 0; right < ssize(nums); right++) {
            zeros += nums[right] == 0;
            while (zeros > 1) zeros -= nums[left++] == 0;
            // One of the window is deleted: its zero, or any if it has none.
            longest = max(longest, right - left);
        }
        return longest;
    }
};
