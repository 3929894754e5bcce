class Solution {
public:
    void setZeroes(vector<vector<int>>& matrix) {
        vector<bool> rows(matrix.size()), columns(matrix[0].size());
        for (size_t row = 0; row < rows.size(); row++) {
            for (size_t column = 0; column < columns.size(); column++) {
                if (matrix[row][column] == 0) rows[row] = columns[column] = true;
            }
        }
        for (size_t row = 0; row < rows.size(); row++) {
            for (size_t column = 0; column < columns.size(); column++) {
                if (rows[row] || columns[column]) matrix[row][column] = 0;
            }
        }
    }
};
