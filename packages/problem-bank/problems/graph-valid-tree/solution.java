class Solution {
    public boolean validTree(int n, int[][] edges) {
        if (edges.length != n - 1) return false;
        int[] parent = new int[n];
        for (int node = 0; node < n; node++) parent[node] = node;
        for (int[] edge : edges) {
            int groupA = groupOf(parent, edge[0]);
            int groupB = groupOf(parent, edge[1]);
            if (groupA == groupB) return false;
            parent[groupA] = groupB;
        }
        return true;
    }

    private int groupOf(int[] parent, int start) {
        int node = start;
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
