class Solution {
public:
    string runLengthEncode(string s) {
        string encoded;
        for (size_t start = 0, end; start < s.size(); start = end) {
            end = min(s.find_first_not_of(s[start], start), s.size());
            encoded += s[start] + to_string(end - start);
        }
        return encoded;
    }
};
