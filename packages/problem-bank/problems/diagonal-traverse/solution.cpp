class Solution {
public:
    vector<int> findDiagonalOrder(vector<vector<int>>& mat) {
        const int rows = ssize(mat), columns = ssize(mat[0]);
        vector<int> order;
        for (int sum = 0; sum < rows + columns - 1; sum++) {
            const int top = max(0, sum - columns + 1), bottom = min(sum, rows - 1);
            for (int step = 0; step <= bottom - top; step++) {
                const int row = sum % 2 == 0 ? bottom - step : top + step;
                order.push_back(mat[row][sum - row]);
            }
        }
        return order;
    }
};
