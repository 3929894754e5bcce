class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        constexpr int none = -1;
        vector<int> color(graph.size(), none);
        for (int start = 0; start < ssize(graph); start++) {
            if (color[start] != none) continue;
            color[start] = 0;
            stack<int> toVisit;
            toVisit.push(start);
            while (!toVisit.empty()) {
                const int node = toVisit.top();
                toVisit.pop();
                for (const int neighbor : graph[node]) {
                    if (color[neighbor] == color[node]) return false;
                    if (color[neighbor] != none) continue;
                    color[neighbor] = 1 - color[node];
                    toVisit.push(neighbor);
                }
            }
        }
        return true;
    }
};
