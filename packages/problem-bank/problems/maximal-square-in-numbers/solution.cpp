class Solution {
public:
    int maximalSquare(vector<vector<int>>& matrix) {
        const int columns = matrix[0].size();
        // One more place in front stands for the cells left of the matrix.
        vector<int> above(columns + 1);
        int largest = 0;
        for (const auto& row : matrix) {
            vector<int> sides(columns + 1);
            for (int column = 0; column < columns; column++) {
                if (row[column] == 0) continue;
                sides[column + 1] = 1 + min({above[column], above[column + 1], sides[column]});
                largest = max(largest, sides[column + 1]);
            }
            above = move(sides);
        }
        return largest * largest;
    }
};
