class Solution {
    public List<List<Integer>> allPathsSourceTarget(int[][] graph) {
        List<List<Integer>> paths = new ArrayList<>();
        walk(graph, new ArrayList<>(List.of(0)), paths);
        return paths;
    }

    private static void walk(int[][] graph, List<Integer> path, List<List<Integer>> paths) {
        int node = path.get(path.size() - 1);
        if (node == graph.length - 1) {
            paths.add(List.copyOf(path));
            return;
        }
        for (int next : graph[node]) {
            path.add(next);
            walk(graph, path, paths);
            path.remove(path.size() - 1);
        }
    }
}
