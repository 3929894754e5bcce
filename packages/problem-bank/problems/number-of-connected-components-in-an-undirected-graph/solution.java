class Solution {
    public int countComponents(int n, int[][] edges) {
        int[] parent = new int[n];
        for (int node = 0; node < n; node++) parent[node] = node;
        int components = n;
        for (int[] edge : edges) {
            int groupA = groupOf(parent, edge[0]);
            int groupB = groupOf(parent, edge[1]);
            if (groupA == groupB) continue;
            parent[groupA] = groupB;
            components--;
        }
        return components;
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
