class Solution {
public:
    string frequencySort(string s) {
        unordered_map<char, int> counts;
        for (const char character : s) counts[character]++;
        vector<pair<int, char>> ranked;
        for (const auto& [character, count] : counts) ranked.emplace_back(count, character);
        ranges::sort(ranked, greater{});
        string sorted;
        for (const auto& [count, character] : ranked) sorted.append(count, character);
        return sorted;
    }
};
