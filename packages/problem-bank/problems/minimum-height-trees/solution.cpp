class Solution {
public:
    vector<int> findMinHeightTrees(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbours(n);
        for (const auto& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }

        vector<int> degrees, leaves;
        for (int node = 0; node < n; node++) {
            degrees.push_back(neighbours[node].size());
            if (degrees[node] <= 1) leaves.push_back(node);
        }
        int left = n;
        while (left > 2) {
            left -= leaves.size();
            vector<int> next;
            for (const int leaf : leaves) {
                for (const int neighbour : neighbours[leaf]) {
                    if (--degrees[neighbour] == 1) next.push_back(neighbour);
                }
            }
            leaves = move(next);
        }
        return leaves;
    }
};
