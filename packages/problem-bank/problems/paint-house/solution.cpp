class Solution {
public:
    int minCost(vector<vector<int>>& costs) {
        int red = 0, blue = 0, green = 0;
        for (const auto& cost : costs) {
            tie(red, blue, green) = tuple{
                cost[0] + min(blue, green),
                cost[1] + min(red, green),
                cost[2] + min(red, blue),
            };
        }
        return min({red, blue, green});
    }
};
