class Solution {
public:
    vector<int> sortedSquares(vector<int>& nums) {
        vector<int> squares(nums.size());
        int left = 0, right = nums.size() - 1;
        for (int place = right; place >= 0; place--) {
            const int farther = abs(nums[left]) > abs(nums[right]) ? nums[left++] : nums[right--];
            squares[place] = farther * farther;
        }
        return squares;
    }
};
