class Solution {
public:
    string reverseWords(string s) {
        auto begin = s.begin();
        while (begin != s.end()) {
            const auto end = find(begin, s.end(), ' ');
            reverse(begin, end);
            begin = end == s.end() ? end : end + 1;
        }
        return s;
    }
};
