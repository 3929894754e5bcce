class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        vector<bool> canCut(s.size() + 1);
        canCut[0] = true;
        for (size_t end = 1; end <= s.size(); end++) {
            canCut[end] = ranges::any_of(wordDict, [&](const string& word) {
                const size_t length = word.size();
                return length <= end && canCut[end - length] && s.compare(end - length, length, word) == 0;
            });
        }
        return canCut.back();
    }
};
