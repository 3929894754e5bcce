class Solution {
public:
    int findJudge(int n, vector<vector<int>>& trust) {
        vector<int> points(n + 1);
        for (const auto& pair : trust) {
            points[pair[0]]--;
            points[pair[1]]++;
        }
        const auto judge = find(points.begin() + 1, points.end(), n - 1);
        return judge == points.end() ? -1 : judge - points.begin();
    }
};
