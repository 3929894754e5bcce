class Solution {
public:
    bool isValid(string s) {
        stack<char> owed;
        for (const char bracket : s) {
            if (bracket == '(') owed.push(')');
            else if (bracket == '[') owed.push(']');
            else if (bracket == '{') owed.push('}');
            else if (owed.empty() || owed.top() != bracket) return false;
            else owed.pop();
        }
        return owed.empty();
    }
};
