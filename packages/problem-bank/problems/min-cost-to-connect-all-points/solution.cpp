class Solution {
public:
    int minCostConnectPoints(vector<vector<int>>& points) {
        struct Outside {
            int place, distance;
        };
        // What it costs to join each point that is not in the tree yet.
        vector<Outside> outside;
        for (int place = 1; place < ssize(points); place++) outside.push_back({place, INT_MAX});
        int newest = 0, cost = 0;
        while (!outside.empty()) {
            for (auto& [place, distance] : outside) {
                const int across = abs(points[place][0] - points[newest][0]);
                const int up = abs(points[place][1] - points[newest][1]);
                distance = min(distance, across + up);
            }
            const auto nearest = ranges::min_element(outside, {}, &Outside::distance);
            newest = nearest->place;
            cost += nearest->distance;
            *nearest = outside.back();
            outside.pop_back();
        }
        return cost;
    }
};
