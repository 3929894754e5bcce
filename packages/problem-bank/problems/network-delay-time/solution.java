class Solution {
    private record Arrival(int time, int node) {}

    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<Arrival>> neighbours = new ArrayList<>();
        for (int node = 0; node <= n; node++) neighbours.add(new ArrayList<>());
        for (int[] edge : times) neighbours.get(edge[0]).add(new Arrival(edge[2], edge[1]));

        Set<Integer> reached = new HashSet<>();
        int latest = 0;
        PriorityQueue<Arrival> arrivals = new PriorityQueue<>(Comparator.comparingInt(Arrival::time));
        arrivals.add(new Arrival(0, k));
        while (!arrivals.isEmpty()) {
            Arrival next = arrivals.remove();
            if (!reached.add(next.node())) continue;
            latest = next.time();
            for (Arrival edge : neighbours.get(next.node())) {
                if (!reached.contains(edge.node())) arrivals.add(new Arrival(latest + edge.time(), edge.node()));
            }
        }
        return reached.size() == n ? latest : -1;
    }
}
