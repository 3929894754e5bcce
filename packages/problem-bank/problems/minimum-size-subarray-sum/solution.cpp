class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        const int size = nums.size();
        int shortest = size + 1, total = 0, start = 0;
        for (int end = 0; end < size; end++) {
            total += nums[end];
            while (total >= target) {
                shortest = min(shortest, end - start + 1);
                total -= nums[start++];
            }
        }
        return shortest <= size ? shortest : 0;
    }
};
