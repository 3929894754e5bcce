class Solution {
    /** A road as it is seen from one of its cities. */
    private record Road(int to, boolean leadsAway) {}

    private record Visit(int city, int previous) {}

    public int minReorder(int n, int[][] connections) {
        List<List<Road>> roads = new ArrayList<>();
        for (int city = 0; city < n; city++) roads.add(new ArrayList<>());
        for (int[] connection : connections) {
            roads.get(connection[0]).add(new Road(connection[1], true));
            roads.get(connection[1]).add(new Road(connection[0], false));
        }

        int turned = 0;
        Deque<Visit> toVisit = new ArrayDeque<>(List.of(new Visit(0, 0)));
        while (!toVisit.isEmpty()) {
            Visit visit = toVisit.pop();
            for (Road road : roads.get(visit.city())) {
                if (road.to() == visit.previous()) continue;
                if (road.leadsAway()) turned++;
                toVisit.push(new Visit(road.to(), visit.city()));
            }
        }
        return turned;
    }
}
