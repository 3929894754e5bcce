class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        array<int, 26> wanted{}, window{};
        for (const char letter : s1) wanted[letter - 'a']++;
        const size_t length = s1.size();
        for (size_t end = 0; end < s2.size(); end++) {
            window[s2[end] - 'a']++;
            if (end >= length) window[s2[end - length] - 'a']--;
            if (window == wanted) return true;
        }
        return false;
    }
};
