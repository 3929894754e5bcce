class Solution {
public:
    int longestPalindrome(string s) {
        unordered_set<char> single;
        for (const char letter : s) {
            if (!single.insert(letter).second) single.erase(letter);
        }
        return s.size() - single.size() + (single.empty() ? 0 : 1);
    }
};
