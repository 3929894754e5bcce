class Solution {
public:
    int countComponents(int n, vector<vector<int>>& edges) {
        vector<int> parent(n);
        iota(parent.begin(), parent.end(), 0);
        const auto groupOf = [&](int node) {
            while (parent[node] != node) node = parent[node] = parent[parent[node]];
            return node;
        };
        int components = n;
        for (const auto& edge : edges) {
            const int one = groupOf(edge[0]), other = groupOf(edge[1]);
            if (one == other) continue;
            parent[one] = other;
            components--;
        }
        return components;
    }
};
