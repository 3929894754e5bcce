class Solution {
    public boolean carPooling(int[][] trips, int capacity) {
        List<int[]> changes = new ArrayList<>();
        for (int[] trip : trips) {
            changes.add(new int[] {trip[1], trip[0]});
            changes.add(new int[] {trip[2], -trip[0]});
        }
        changes.sort((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
        int aboard = 0;
        for (int[] change : changes) {
            aboard += change[1];
            if (aboard > capacity) return false;
        }
        return true;
    }
}
