class Solution {
public:
    int minReorder(int n, vector<vector<int>>& connections) {
        // For each city the roads at it: the city at the other end, and whether the road leads there.
        vector<vector<pair<int, bool>>> roads(n);
        for (const auto& connection : connections) {
            roads[connection[0]].emplace_back(connection[1], true);
            roads[connection[1]].emplace_back(connection[0], false);
        }

        int turned = 0;
        stack<pair<int, int>> toVisit;
        toVisit.emplace(0, 0);
        while (!toVisit.empty()) {
            const auto [city, previous] = toVisit.top();
            toVisit.pop();
            for (const auto& [next, leadsAway] : roads[city]) {
                if (next == previous) continue;
                turned += leadsAway;
                toVisit.emplace(next, city);
            }
        }
        return turned;
    }
};
