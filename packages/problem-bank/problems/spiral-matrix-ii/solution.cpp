class Solution {
public:
    vector<vector<int>> generateMatrix(int n) {
        vector<vector<int>> matrix(n, vector<int>(n));
        int top = 0, bottom = n - 1, left = 0, right = n - 1, number = 1;
        while (number <= n * n) {
            for (int column = left; column <= right; column++) matrix[top][column] = number++;
            top++;
            for (int row = top; row <= bottom; row++) matrix[row][right] = number++;
            right--;
            for (int column = right; column >= left; column--) matrix[bottom][column] = number++;
            bottom--;
            for (int row = bottom; row >= top; row--) matrix[row][left] = number++;
            left++;
        }
        return matrix;
    }
};
