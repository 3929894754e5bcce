class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        size_t place = 0;
        for (int& number : nums) {
            if (number != 0) swap(nums[place++], number);
        }
    }
};
