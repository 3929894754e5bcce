class Solution {
public:
    int longestValidParentheses(string s) {
        int longest = 0;
        vector<int> unmatched{-1};
        for (int place = 0; place < ssize(s); place++) {
            if (s[place] == '(') {
                unmatched.push_back(place);
                continue;
            }
            unmatched.pop_back();
            if (unmatched.empty()) unmatched.push_back(place);
            else longest = max(longest, place - unmatched.back());
        }
        return longest;
    }
};
