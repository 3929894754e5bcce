class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        const int columns = matrix[0].size();
        int low = 0, high = matrix.size() * columns - 1;
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (matrix[middle / columns][middle % columns] < target) low = middle + 1;
            else high = middle;
        }
        return matrix[low / columns][low % columns] == target;
    }
};
