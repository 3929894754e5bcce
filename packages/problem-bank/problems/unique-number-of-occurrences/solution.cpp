class Solution {
public:
    bool uniqueOccurrences(vector<int>& arr) {
        unordered_map<int, int> counts;
        for (const int number : arr) counts[number]++;
        unordered_set<int> seen;
        return ranges::all_of(counts | views::values, [&](int count) { return seen.insert(count).second; });
    }
};
