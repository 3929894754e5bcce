class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (const int number : nums) counts[number]++;
        vector<vector<int>> withCount(nums.size() + 1);
        for (const auto& [number, count] : counts) withCount[count].push_back(number);
        vector<int> mostFrequent;
        for (size_t count = nums.size(); count > 0 && ssize(mostFrequent) < k; count--) {
            mostFrequent.insert(mostFrequent.end(), withCount[count].begin(), withCount[count].end());
        }
        mostFrequent.resize(k);
        return mostFrequent;
    }
};
