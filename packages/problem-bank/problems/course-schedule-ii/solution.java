class Solution {
    public int[] findOrder(int numCourses, int[][] prerequisites) {
        int[] waiting = new int[numCourses];
        List<List<Integer>> followers = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) followers.add(new ArrayList<>());
        for (int[] pair : prerequisites) {
            waiting[pair[0]]++;
            followers.get(pair[1]).add(pair[0]);
        }

        int[] order = new int[numCourses];
        int placed = 0;
        for (int course = 0; course < numCourses; course++) if (waiting[course] == 0) order[placed++] = course;
        // The order grows while it is walked: a course that waits for nothing more is put at its end.
        for (int place = 0; place < placed; place++) {
            for (int follower : followers.get(order[place])) {
                waiting[follower]--;
                if (waiting[follower] == 0) order[placed++] = follower;
            }
        }
        return placed == numCourses ? order : new int[0];
    }
}
