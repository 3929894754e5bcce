class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        ranges::sort(points, {}, [](const vector<int>& point) { return point[0] * point[0] + point[1] * point[1]; });
        points.resize(k);
        return points;
    }
};
