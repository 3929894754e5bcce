class Solution {
public:
    int maxPoints(vector<vector<int>>& points) {
        int best = 1;
        for (size_t i = 0; i < points.size(); i++) {
            map<pair<int, int>, int> directions;
            for (size_t j = i + 1; j < points.size(); j++) {
                const int x = points[j][0] - points[i][0];
                const int y = points[j][1] - points[i][1];
                const int sign = x < 0 || (x == 0 && y < 0) ? -1 : 1;
                const int divisor = sign * gcd(x, y);
                best = max(best, 1 + ++directions[{x / divisor, y / divisor}]);
            }
        }
        return best;
    }
};
