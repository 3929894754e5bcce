class Solution {
public:
    int minDistance(string word1, string word2) {
        vector<int> above(word2.size() + 1);
        iota(above.begin(), above.end(), 0);
        for (const char a : word1) {
            vector<int> row{above[0] + 1};
            for (size_t column = 0; column < word2.size(); column++) {
                const int other = 1 + min({above[column], above[column + 1], row[column]});
                row.push_back(a == word2[column] ? above[column] : other);
            }
            above = move(row);
        }
        return above.back();
    }
};
