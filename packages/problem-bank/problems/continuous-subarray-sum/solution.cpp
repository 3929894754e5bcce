class Solution {
public:
    bool checkSubarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> firstLength{{0, 0}};
        int total = 0;
        for (int length = 1; length <= ssize(nums); length++) {
            total += nums[length - 1];
            const auto [first, isNew] = firstLength.try_emplace(total % k, length);
            if (!isNew && length - first->second >= 2) return true;
        }
        return false;
    }
};
