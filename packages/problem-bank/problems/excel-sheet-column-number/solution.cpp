class Solution {
public:
    int titleToNumber(string columnTitle) {
        int number = 0;
        for (const char letter : columnTitle) number = number * 26 + (letter - 'A' + 1);
        return number;
    }
};
