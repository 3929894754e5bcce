class Solution {
public:
    bool validTree(int n, vector<vector<int>>& edges) {
        if (ssize(edges) != n - 1) return false;
        vector<int> parent(n);
        iota(parent.begin(), parent.end(), 0);
        const auto groupOf = [&](int node) {
            while (parent[node] != node) node = parent[node] = parent[parent[node]];
            return node;
        };
        for (const auto& edge : edges) {
            const int one = groupOf(edge[0]), other = groupOf(edge[1]);
            if (one == other) return false;
            parent[one] = other;
        }
        return true;
    }
};
