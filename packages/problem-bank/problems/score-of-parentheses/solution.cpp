class Solution {
public:
    int scoreOfParentheses(string s) {
        int score = 0, depth = 0;
        for (size_t place = 0; place < s.size(); place++) {
            if (s[place] == '(') {
                depth++;
            } else {
                depth--;
                if (s[place - 1] == '(') score += 1 << depth;
            }
        }
        return score;
    }
};
