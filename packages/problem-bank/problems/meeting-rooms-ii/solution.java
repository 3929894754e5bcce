class Solution {
    public int minMeetingRooms(int[][] intervals) {
        int[] starts = Arrays.stream(intervals).mapToInt(meeting -> meeting[0]).sorted().toArray();
        int[] ends = Arrays.stream(intervals).mapToInt(meeting -> meeting[1]).sorted().toArray();
        int rooms = 0;
        int ended = 0;
        for (int start : starts) {
            if (ends[ended] <= start) ended++;
            else rooms++;
        }
        return rooms;
    }
}
