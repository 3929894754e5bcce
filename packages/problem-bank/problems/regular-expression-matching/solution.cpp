class Solution {
public:
    bool isMatch(string s, string p) {
        const size_t size = p.size();
        // At place j: whether what was read of s matches the first j characters of p.
        vector<bool> matched(size + 1);
        matched[0] = true;
        for (size_t j = 1; j < size; j++) matched[j + 1] = p[j] == '*' && matched[j - 1];
        for (const char character : s) {
            const auto fits = [&](char element) { return element == character || element == '.'; };
            vector<bool> longer(size + 1);
            for (size_t j = 0; j < size; j++) {
                if (p[j] == '*') longer[j + 1] = longer[j - 1] || (matched[j + 1] && fits(p[j - 1]));
                else longer[j + 1] = matched[j] && fits(p[j]);
            }
            matched = move(longer);
        }
        return matched[size];
    }
};
