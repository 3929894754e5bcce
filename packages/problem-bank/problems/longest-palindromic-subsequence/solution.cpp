class Solution {
public:
    int longestPalindromeSubseq(string s) {
        const int size = s.size();
        vector<int> best(size);
        for (int start = size - 1; start >= 0; start--) {
            int between = 0;
            best[start] = 1;
            for (int end = start + 1; end < size; end++) {
                const int longer = s[start] == s[end] ? between + 2 : max(best[end], best[end - 1]);
                between = exchange(best[end], longer);
            }
        }
        return best.back();
    }
};
