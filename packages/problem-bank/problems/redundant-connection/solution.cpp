class Solution {
public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        vector<int> parent(edges.size() + 1);
        iota(parent.begin(), parent.end(), 0);
        const auto groupOf = [&](int node) {
            while (parent[node] != node) node = parent[node] = parent[parent[node]];
            return node;
        };
        for (const auto& edge : edges) {
            const int one = groupOf(edge[0]), other = groupOf(edge[1]);
            if (one == other) return edge;
            parent[one] = other;
        }
        return {};
    }
};
