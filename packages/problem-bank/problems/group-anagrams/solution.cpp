class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : strs) {
            string letters = word;
            ranges::sort(letters);
            groups[letters].push_back(word);
        }
        vector<vector<string>> anagrams;
        for (auto& [letters, words] : groups) anagrams.push_back(move(words));
        return anagrams;
    }
};
