class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        const int size = nums.size();
        vector<int> products(size);
        for (int i = 0, before = 1; i < size; i++) {
            products[i] = before;
            before *= nums[i];
        }
        for (int i = size - 1, after = 1; i >= 0; i--) {
            products[i] *= after;
            after *= nums[i];
        }
        return products;
    }
};
