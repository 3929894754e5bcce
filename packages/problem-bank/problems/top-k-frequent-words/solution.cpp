class Solution {
public:
    vector<string> topKFrequent(vector<string>& words, int k) {
        map<string, int> counts;
        for (const string& word : words) counts[word]++;
        vector<pair<string, int>> ranked(counts.begin(), counts.end());
        // The map has its words in alphabetical order, and equally frequent ones keep it.
        ranges::stable_sort(ranked, greater{}, &pair<string, int>::second);
        vector<string> mostFrequent;
        for (int i = 0; i < k; i++) mostFrequent.push_back(ranked[i].first);
        return mostFrequent;
    }
};
