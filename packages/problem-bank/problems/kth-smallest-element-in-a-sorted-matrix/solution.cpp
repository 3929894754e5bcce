class Solution {
public:
    int kthSmallest(vector<vector<int>>& matrix, int k) {
        int low = matrix[0][0], high = matrix.back().back();
        while (low < high) {
            const int middle = midpoint(low, high);
            if (countUpTo(matrix, middle) < k) low = middle + 1;
            else high = middle;
        }
        return low;
    }

private:
    int countUpTo(const vector<vector<int>>& matrix, int value) {
        const int n = matrix.size();
        int count = 0;
        for (int row = n - 1, column = 0; row >= 0 && column < n;) {
            if (matrix[row][column] <= value) {
                count += row + 1;
                column++;
            } else {
                row--;
            }
        }
        return count;
    }
};
