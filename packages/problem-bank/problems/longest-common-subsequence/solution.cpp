class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        vector<int> above(text2.size() + 1);
        for (const char a : text1) {
            vector<int> row{0};
            for (size_t column = 0; column < text2.size(); column++) {
                const int without = max(above[column + 1], row[column]);
                row.push_back(a == text2[column] ? above[column] + 1 : without);
            }
            above = move(row);
        }
        return above.back();
    }
};
