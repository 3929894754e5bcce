class Solution {
public:
    bool checkValidString(string s) {
        // How many parentheses can be open: any number from fewest to most.
        int fewest = 0, most = 0;
        for (const char character : s) {
            fewest += character == '(' ? 1 : -1;
            most += character == ')' ? -1 : 1;
            if (most < 0) return false;
            fewest = max(fewest, 0);
        }
        return fewest == 0;
    }
};
