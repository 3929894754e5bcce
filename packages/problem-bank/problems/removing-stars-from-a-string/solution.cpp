class Solution {
public:
    string removeStars(string s) {
        string left;
        for (const char character : s) {
            if (character == '*') left.pop_back();
            else left += character;
        }
        return left;
    }
};
