class Solution {
public:
    bool closeStrings(string word1, string word2) {
        auto counts1 = countLetters(word1), counts2 = countLetters(word2);
        for (int letter = 0; letter < 26; letter++) {
            if ((counts1[letter] == 0) != (counts2[letter] == 0)) return false;
        }
        ranges::sort(counts1);
        ranges::sort(counts2);
        return counts1 == counts2;
    }

private:
    static array<int, 26> countLetters(const string& word) {
        array<int, 26> counts{};
        for (const char letter : word) counts[letter - 'a']++;
        return counts;
    }
};
