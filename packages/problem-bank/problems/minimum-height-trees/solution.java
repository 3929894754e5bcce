class Solution {
    public List<Integer> findMinHeightTrees(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int node = 0; node < n; node++) neighbours.add(new ArrayList<>());
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }

        int[] degrees = neighbours.stream().mapToInt(List::size).toArray();
        List<Integer> leaves = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            if (degrees[node] <= 1) leaves.add(node);
        }
        int left = n;
        while (left > 2) {
            left -= leaves.size();
            List<Integer> next = new ArrayList<>();
            for (int leaf : leaves) {
                for (int neighbour : neighbours.get(leaf)) {
                    if (--degrees[neighbour] == 1) next.add(neighbour);
                }
            }
            leaves = next;
        }
        return leaves;
    }
}
