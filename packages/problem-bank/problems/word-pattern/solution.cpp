class Solution {
public:
    bool wordPattern(string pattern, string s) {
        unordered_map<char, string> wordOf;
        unordered_map<string, char> letterOf;
        istringstream words(s);
        string word;
        for (const char letter : pattern) {
            if (!(words >> word)) return false;
            if (wordOf.try_emplace(letter, word).first->second != word) return false;
            if (letterOf.try_emplace(word, letter).first->second != letter) return false;
        }
        return !(words >> word);
    }
};
