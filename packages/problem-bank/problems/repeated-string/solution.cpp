class Solution {
public:
    long long repeatedString(string s, long long n) {
        const long long length = s.size(), copies = n / length, rest = n % length;
        return ranges::count(s, 'a') * copies + count(s.begin(), s.begin() + rest, 'a');
    }
};
