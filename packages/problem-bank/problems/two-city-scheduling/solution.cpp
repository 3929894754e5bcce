class Solution {
public:
    int twoCitySchedCost(vector<vector<int>>& costs) {
        int total = 0;
        vector<int> changes;
        for (const auto& cost : costs) {
            total += cost[1];
            changes.push_back(cost[0] - cost[1]);
        }
        ranges::sort(changes);
        return accumulate(changes.begin(), changes.begin() + changes.size() / 2, total);
    }
};
