class Solution {
public:
    string licenseKeyFormatting(string s, int k) {
        erase(s, '-');
        string key;
        for (size_t i = 0; i < s.size(); i++) {
            // A dash stands wherever whole groups are left.
            if (i > 0 && (s.size() - i) % k == 0) key += '-';
            key += toupper(s[i]);
        }
        return key;
    }
};
