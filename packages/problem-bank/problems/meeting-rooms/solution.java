class Solution {
    public boolean canAttendMeetings(int[][] intervals) {
        int[][] byStart = intervals.clone();
        Arrays.sort(byStart, Comparator.comparingInt(meeting -> meeting[0]));
        for (int place = 1; place < byStart.length; place++) {
            if (byStart[place - 1][1] > byStart[place][0]) return false;
        }
        return true;
    }
}
