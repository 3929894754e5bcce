class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        ranges::reverse(matrix);
        for (size_t row = 0; row < matrix.size(); row++) {
            for (size_t column = 0; column < row; column++) swap(matrix[row][column], matrix[column][row]);
        }
    }
};
