class Solution {
    public int eraseOverlapIntervals(int[][] intervals) {
        int[][] byEnd = intervals.clone();
        Arrays.sort(byEnd, Comparator.comparingInt(interval -> interval[1]));
        int removed = 0;
        int lastEnd = Integer.MIN_VALUE;
        for (int[] interval : byEnd) {
            if (interval[0] >= lastEnd) lastEnd = interval[1];
            else removed++;
        }
        return removed;
    }
}
