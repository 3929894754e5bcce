class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        if (s1.size() + s2.size() != s3.size()) return false;
        vector<bool> possible(s2.size() + 1);
        for (size_t i = 0; i <= s1.size(); i++) {
            for (size_t j = 0; j <= s2.size(); j++) {
                const bool fromFirst = i > 0 && possible[j] && s1[i - 1] == s3[i + j - 1];
                const bool fromSecond = j > 0 && possible[j - 1] && s2[j - 1] == s3[i + j - 1];
                possible[j] = i + j == 0 || fromFirst || fromSecond;
            }
        }
        return possible.back();
    }
};
