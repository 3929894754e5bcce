class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        vector<vector<pair<int, int>>> neighbours(n + 1);
        for (const auto& edge : times) neighbours[edge[0]].emplace_back(edge[1], edge[2]);

        vector<bool> reached(n + 1);
        int count = 0, latest = 0;
        // (time, node)
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> arrivals;
        arrivals.emplace(0, k);
        while (!arrivals.empty()) {
            const auto [time, node] = arrivals.top();
            arrivals.pop();
            if (reached[node]) continue;
            reached[node] = true;
            count++;
            latest = time;
            for (const auto& [goal, delay] : neighbours[node]) {
                if (!reached[goal]) arrivals.emplace(time + delay, goal);
            }
        }
        return count == n ? latest : -1;
    }
};
