class Solution {
public:
    int diagonalDifference(vector<vector<int>>& arr) {
        const int n = arr.size();
        int difference = 0;
        for (int i = 0; i < n; i++) difference += arr[i][i] - arr[i][n - 1 - i];
        return abs(difference);
    }
};
