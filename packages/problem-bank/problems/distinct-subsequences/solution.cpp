class Solution {
public:
    int numDistinct(string s, string t) {
        // Counts on the way may be larger than the answer, which fits.
        vector<unsigned> ways(t.size() + 1);
        ways[0] = 1;
        for (const char letter : s) {
            for (size_t length = t.size(); length > 0; length--) {
                if (t[length - 1] == letter) ways[length] += ways[length - 1];
            }
        }
        return ways.back();
    }
};
