class Solution {
public:
    vector<string> letterCombinations(string digits) {
        static const array<string, 10> letters{"", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
        if (digits.empty()) return {};
        vector<string> combinations{""};
        for (const char digit : digits) {
            vector<string> longer;
            for (const string& start : combinations) {
                for (const char letter : letters[digit - '0']) longer.push_back(start + letter);
            }
            combinations = move(longer);
        }
        return combinations;
    }
};
