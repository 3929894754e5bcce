class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> seen{{0, 1}};
        int total = 0, count = 0;
        for (const int number : nums) {
            total += number;
            const auto found = seen.find(total - k);
            if (found != seen.end()) count += found->second;
            seen[total]++;
        }
        return count;
    }
};
