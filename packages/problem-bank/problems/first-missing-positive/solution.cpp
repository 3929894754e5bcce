class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        const int size = nums.size();
        for (int& number : nums) {
            while (1 <= number && number <= size && nums[number - 1] != number) swap(number, nums[number - 1]);
        }
        for (int place = 0; place < size; place++) {
            if (nums[place] != place + 1) return place + 1;
        }
        return size + 1;
    }
};
