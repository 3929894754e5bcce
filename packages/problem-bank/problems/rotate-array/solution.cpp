class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        const auto middle = nums.begin() + k % nums.size();
        reverse(nums.begin(), nums.end());
        reverse(nums.begin(), middle);
        reverse(middle, nums.end());
    }
};
