class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        const int rows = matrix.size();
        int row = 0, column = matrix[0].size() - 1;
        while (row < rows && column >= 0) {
            if (matrix[row][column] == target) return true;
            if (matrix[row][column] < target) row++;
            else column--;
        }
        return false;
    }
};
