class Solution {
public:
    bool find132pattern(vector<int>& nums) {
        vector<int> stack;
        int best = INT_MIN;
        for (int i = (int)nums.size() - 1; i >= 0; i--) {
            if (nums[i] < best) return true;
            while (!stack.empty() && stack.back() < nums[i]) {
                best = stack.back();
                stack.pop_back();
            }
            stack.push_back(nums[i]);
        }
        return false;
    }
};
