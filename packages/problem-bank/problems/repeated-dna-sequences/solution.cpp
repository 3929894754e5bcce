class Solution {
public:
    vector<string> findRepeatedDnaSequences(string s) {
        unordered_set<string> seen, repeated;
        for (size_t start = 0; start + 10 <= s.size(); start++) {
            const string window = s.substr(start, 10);
            if (!seen.insert(window).second) repeated.insert(window);
        }
        return {repeated.begin(), repeated.end()};
    }
};
