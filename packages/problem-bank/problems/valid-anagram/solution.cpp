class Solution {
public:
    bool isAnagram(string s, string t) {
        array<int, 26> balance{};
        for (const char letter : s) balance[letter - 'a']++;
        for (const char letter : t) balance[letter - 'a']--;
        return ranges::all_of(balance, [](int count) { return count == 0; });
    }
};
