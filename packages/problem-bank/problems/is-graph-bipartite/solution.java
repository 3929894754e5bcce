class Solution {
    public boolean isBipartite(int[][] graph) {
        // 1 and -1 are the two colors, 0 is none yet.
        int[] color = new int[graph.length];
        Deque<Integer> toVisit = new ArrayDeque<>();
        for (int start = 0; start < graph.length; start++) {
            if (color[start] != 0) continue;
            color[start] = 1;
            toVisit.push(start);
            while (!toVisit.isEmpty()) {
                int node = toVisit.pop();
                for (int neighbor : graph[node]) {
                    if (color[neighbor] == color[node]) return false;
                    if (color[neighbor] != 0) continue;
                    color[neighbor] = -color[node];
                    toVisit.push(neighbor);
                }
            }
        }
        return true;
    }
}
