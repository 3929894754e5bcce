class Solution {
public:
    vector<int> sortArrayByParity(vector<int>& nums) {
        ranges::partition(nums, [](int number) { return number % 2 == 0; });
        return nums;
    }
};
