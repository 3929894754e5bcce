class Solution {
public:
    bool canConstruct(string ransomNote, string magazine) {
        array<int, 26> available{};
        for (const char letter : magazine) available[letter - 'a']++;
        return ranges::all_of(ransomNote, [&](char letter) { return available[letter - 'a']-- > 0; });
    }
};
