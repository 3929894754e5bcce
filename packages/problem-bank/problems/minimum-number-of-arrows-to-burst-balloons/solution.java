class Solution {
    public int findMinArrowShots(int[][] points) {
        int[][] byEnd = points.clone();
        Arrays.sort(byEnd, Comparator.comparingInt(balloon -> balloon[1]));
        int arrows = 1;
        int shot = byEnd[0][1];
        for (int[] balloon : byEnd) {
            if (balloon[0] <= shot) continue;
            arrows++;
            shot = balloon[1];
        }
        return arrows;
    }
}
