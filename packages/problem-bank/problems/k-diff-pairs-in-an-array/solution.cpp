class Solution {
public:
    int findPairs(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (const int number : nums) counts[number]++;
        int pairs = 0;
        for (const auto& [number, count] : counts) {
            if (k == 0 ? count > 1 : counts.contains(number + k)) pairs++;
        }
        return pairs;
    }
};
