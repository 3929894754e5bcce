class Solution {
public:
    bool isMatch(string s, string p) {
        size_t place = 0, sign = 0, star = string::npos, taken = 0;
        while (place < s.size()) {
            if (sign < p.size() && p[sign] == '*') {
                star = sign++;
                taken = place;
            } else if (sign < p.size() && (p[sign] == '?' || p[sign] == s[place])) {
                place++;
                sign++;
            } else if (star != string::npos) {
                // The last star takes one character more.
                place = ++taken;
                sign = star + 1;
            } else {
                return false;
            }
        }
        return p.find_first_not_of('*', sign) == string::npos;
    }
};
