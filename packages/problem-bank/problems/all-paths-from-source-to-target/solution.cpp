class Solution {
public:
    vector<vector<int>> allPathsSourceTarget(vector<vector<int>>& graph) {
        vector<int> path{0};
        vector<vector<int>> paths;
        walk(graph, path, paths);
        return paths;
    }

private:
    static void walk(const vector<vector<int>>& graph, vector<int>& path, vector<vector<int>>& paths) {
        const int node = path.back();
        if (node == ssize(graph) - 1) {
            paths.push_back(path);
            return;
        }
        for (const int next : graph[node]) {
            path.push_back(next);
            walk(graph, path, paths);
            path.pop_back();
        }
    }
};
