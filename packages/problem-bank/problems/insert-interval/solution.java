class Solution {
    public int[][] insert(int[][] intervals, int[] newInterval) {
        int start = newInterval[0];
        int end = newInterval[1];
        List<int[]> before = new ArrayList<>();
        List<int[]> after = new ArrayList<>();
        for (int[] interval : intervals) {
            if (interval[1] < start) {
                before.add(interval);
            } else if (interval[0] > end) {
                after.add(interval);
            } else {
                start = Math.min(start, interval[0]);
                end = Math.max(end, interval[1]);
            }
        }
        before.add(new int[] {start, end});
        before.addAll(after);
        return before.toArray(new int[0][]);
    }
}
