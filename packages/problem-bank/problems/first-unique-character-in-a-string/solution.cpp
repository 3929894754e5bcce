class Solution {
public:
    int firstUniqChar(string s) {
        array<int, 26> counts{};
        for (const char letter : s) counts[letter - 'a']++;
        for (int index = 0; index < ssize(s); index++) {
            if (counts[s[index] - 'a'] == 1) return index;
        }
        return -1;
    }
};
