class Solution {
    public boolean canVisitAllRooms(List<List<Integer>> rooms) {
        boolean[] seen = new boolean[rooms.size()];
        seen[0] = true;
        int visited = 0;
        Deque<Integer> toVisit = new ArrayDeque<>(List.of(0));
        while (!toVisit.isEmpty()) {
            visited++;
            for (int key : rooms.get(toVisit.pop())) {
                if (seen[key]) continue;
                seen[key] = true;
                toVisit.push(key);
            }
        }
        return visited == rooms.size();
    }
}
