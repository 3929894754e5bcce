class Solution {
public:
    bool isToeplitzMatrix(vector<vector<int>>& matrix) {
        for (size_t i = 1; i < matrix.size(); i++) {
            for (size_t j = 1; j < matrix[i].size(); j++) {
                if (matrix[i][j] != matrix[i - 1][j - 1]) return false;
            }
        }
        return true;
    }
};
