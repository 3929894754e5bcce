class Solution {
public:
    vector<int> successfulPairs(vector<int>& spells, vector<int>& potions, long long success) {
        ranges::sort(potions);
        vector<int> pairs;
        for (const long long spell : spells) {
            const auto first = ranges::partition_point(potions, [&](int potion) { return spell * potion < success; });
            pairs.push_back(potions.end() - first);
        }
        return pairs;
    }
};
