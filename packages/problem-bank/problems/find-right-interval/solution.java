class Solution {
    public int[] findRightInterval(int[][] intervals) {
        TreeMap<Integer, Integer> byStart = new TreeMap<>();
        for (int i = 0; i < intervals.length; i++) {
            byStart.put(intervals[i][0], i);
        }
        int[] right = new int[intervals.length];
        for (int i = 0; i < intervals.length; i++) {
            Map.Entry<Integer, Integer> next = byStart.ceilingEntry(intervals[i][1]);
            right[i] = next == null ? -1 : next.getValue();
        }
        return right;
    }
}
