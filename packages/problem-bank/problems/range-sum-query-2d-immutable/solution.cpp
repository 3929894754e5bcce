class NumMatrix {
public:
    NumMatrix(vector<vector<int>>& matrix) : sums(matrix.size() + 1, vector<int>(matrix[0].size() + 1)) {
        for (size_t row = 0; row < matrix.size(); row++) {
            int inRow = 0;
            for (size_t column = 0; column < matrix[row].size(); column++) {
                inRow += matrix[row][column];
                sums[row + 1][column + 1] = sums[row][column + 1] + inRow;
            }
        }
    }

    int sumRegion(int row1, int col1, int row2, int col2) {
        const auto &above = sums[row1], &below = sums[row2 + 1];
        return below[col2 + 1] - below[col1] - above[col2 + 1] + above[col1];
    }

private:
    // The sum of the first i rows and j columns stands at [i][j].
    vector<vector<int>> sums;
};
