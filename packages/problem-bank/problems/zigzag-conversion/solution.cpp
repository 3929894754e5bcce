class Solution {
public:
    string convert(string s, int numRows) {
        if (numRows == 1) return s;
        vector<string> rows(numRows);
        int row = 0, step = 1;
        for (const char letter : s) {
            rows[row] += letter;
            if (row == 0) step = 1;
            else if (row == numRows - 1) step = -1;
            row += step;
        }
        string converted;
        for (const string& letters : rows) converted += letters;
        return converted;
    }
};
