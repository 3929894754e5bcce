class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        stack<int> operands;
        for (const string& token : tokens) {
            if (token.size() > 1 || isdigit(token[0])) {
                operands.push(stoi(token));
                continue;
            }
            const int right = operands.top();
            operands.pop();
            int& left = operands.top();
            switch (token[0]) {
                case '+': left += right; break;
                case '-': left -= right; break;
                case '*': left *= right; break;
                case '/': left /= right; break;
            }
        }
        return operands.top();
    }
};
