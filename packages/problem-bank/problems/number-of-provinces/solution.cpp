class Solution {
public:
    int findCircleNum(vector<vector<int>>& isConnected) {
        const int cities = isConnected.size();
        vector<bool> visited(cities);
        int provinces = 0;
        for (int city = 0; city < cities; city++) {
            if (visited[city]) continue;
            provinces++;
            visited[city] = true;
            stack<int> toVisit;
            toVisit.push(city);
            while (!toVisit.empty()) {
                const int current = toVisit.top();
                toVisit.pop();
                for (int other = 0; other < cities; other++) {
                    if (!isConnected[current][other] || visited[other]) continue;
                    visited[other] = true;
                    toVisit.push(other);
                }
            }
        }
        return provinces;
    }
};
