class Solution {
public:
    int minAddToMakeValid(string s) {
        int open = 0, missing = 0;
        for (const char parenthesis : s) {
            if (parenthesis == '(') open++;
            else if (open > 0) open--;
            else missing++;
        }
        return missing + open;
    }
};
