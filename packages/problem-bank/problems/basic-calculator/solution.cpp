class Solution {
public:
    int calculate(string s) {
        stack<pair<int, int>> outer;
        int result = 0, sign = 1;
        long long number = 0;
        for (const char character : s + "+") {
            if (isdigit(character)) {
                number = 10 * number + (character - '0');
            } else if (character == '+' || character == '-') {
                result += sign * number;
                sign = character == '+' ? 1 : -1;
                number = 0;
            } else if (character == '(') {
                outer.emplace(result, sign);
                result = 0;
                sign = 1;
            } else if (character == ')') {
                result += sign * number;
                const auto [before, outerSign] = outer.top();
                outer.pop();
                result = before + outerSign * result;
                sign = 1;
                number = 0;
            }
        }
        return result;
    }
};
