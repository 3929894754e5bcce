class Solution {
public:
    bool carPooling(vector<vector<int>>& trips, int capacity) {
        vector<pair<int, int>> changes;
        for (const auto& trip : trips) {
            changes.emplace_back(trip[1], trip[0]);
            changes.emplace_back(trip[2], -trip[0]);
        }
        ranges::sort(changes);
        int aboard = 0;
        return ranges::all_of(changes, [&](const auto& change) {
            aboard += change.second;
            return aboard <= capacity;
        });
    }
};
