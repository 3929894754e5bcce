class Solution {
public:
    bool isSubsequence(string s, string t) {
        size_t found = 0;
        for (const char letter : t) {
            if (found < s.size() && s[found] == letter) found++;
        }
        return found == s.size();
    }
};
