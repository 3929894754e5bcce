class Solution {
public:
    vector<string> generateParenthesis(int n) {
        vector<string> found;
        extend("", n, 0, found);
        return found;
    }

private:
    void extend(const string& start, int left, int opened, vector<string>& found) {
        if (left == 0 && opened == 0) found.push_back(start);
        if (left > 0) extend(start + '(', left - 1, opened + 1, found);
        if (opened > 0) extend(start + ')', left, opened - 1, found);
    }
};
