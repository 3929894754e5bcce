class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        int[] waitingFor = new int[numCourses];
        List<List<Integer>> unlocks = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) unlocks.add(new ArrayList<>());
        for (int[] pair : prerequisites) {
            waitingFor[pair[0]]++;
            unlocks.get(pair[1]).add(pair[0]);
        }

        Deque<Integer> free = new ArrayDeque<>();
        for (int course = 0; course < numCourses; course++) if (waitingFor[course] == 0) free.push(course);
        int taken = 0;
        while (!free.isEmpty()) {
            taken++;
            for (int course : unlocks.get(free.pop())) {
                waitingFor[course]--;
                if (waitingFor[course] == 0) free.push(course);
            }
        }
        return taken == numCourses;
    }
}
