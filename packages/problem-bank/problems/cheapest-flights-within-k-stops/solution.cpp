class Solution {
public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst, int k) {
        constexpr int unreached = INT_MAX / 2;
        vector<int> cheapest(n, unreached);
        cheapest[src] = 0;
        for (int stop = 0; stop <= k; stop++) {
            const vector<int> before = cheapest;
            for (const auto& flight : flights) {
                const int origin = flight[0], goal = flight[1], price = flight[2];
                cheapest[goal] = min(cheapest[goal], before[origin] + price);
            }
        }
        return cheapest[dst] < unreached ? cheapest[dst] : -1;
    }
};
