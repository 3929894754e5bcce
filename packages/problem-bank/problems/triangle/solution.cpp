class Solution {
public:
    int minimumTotal(vector<vector<int>>& triangle) {
        vector<int> best = triangle.back();
        for (int row = triangle.size() - 2; row >= 0; row--) {
            for (int place = 0; place <= row; place++) {
                best[place] = triangle[row][place] + min(best[place], best[place + 1]);
            }
        }
        return best[0];
    }
};
