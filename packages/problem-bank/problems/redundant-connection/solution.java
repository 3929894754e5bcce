class Solution {
    public int[] findRedundantConnection(int[][] edges) {
        int[] parent = new int[edges.length + 1];
        for (int node = 0; node < parent.length; node++) parent[node] = node;
        for (int[] edge : edges) {
            int groupA = groupOf(parent, edge[0]);
            int groupB = groupOf(parent, edge[1]);
            if (groupA == groupB) return edge;
            parent[groupA] = groupB;
        }
        return new int[0];
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
