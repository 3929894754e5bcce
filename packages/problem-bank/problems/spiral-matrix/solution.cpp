class Solution {
public:
    vector<int> spiralOrder(vector<vector<int>>& matrix) {
        int top = 0, bottom = matrix.size() - 1, left = 0, right = matrix[0].size() - 1;
        vector<int> order;
        while (top <= bottom && left <= right) {
            for (int column = left; column <= right; column++) order.push_back(matrix[top][column]);
            for (int row = top + 1; row <= bottom; row++) order.push_back(matrix[row][right]);
            if (top < bottom && left < right) {
                for (int column = right - 1; column >= left; column--) order.push_back(matrix[bottom][column]);
                for (int row = bottom - 1; row > top; row--) order.push_back(matrix[row][left]);
            }
            top++, bottom--, left++, right--;
        }
        return order;
    }
};
