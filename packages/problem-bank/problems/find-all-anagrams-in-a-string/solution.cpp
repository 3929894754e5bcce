class Solution {
public:
    vector<int> findAnagrams(string s, string p) {
        array<int, 26> wanted{}, window{};
        for (const char letter : p) wanted[letter - 'a']++;
        const int length = p.size();
        vector<int> starts;
        for (int end = 0; end < ssize(s); end++) {
            window[s[end] - 'a']++;
            if (end >= length) window[s[end - length] - 'a']--;
            if (window == wanted) starts.push_back(end - length + 1);
        }
        return starts;
    }
};
