class Solution {
public:
    char findTheDifference(string s, string t) {
        char code = 0;
        for (const char letter : s + t) code ^= letter;
        return code;
    }
};
