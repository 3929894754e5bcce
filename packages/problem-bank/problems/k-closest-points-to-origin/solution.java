class Solution {
    public int[][] kClosest(int[][] points, int k) {
        int[][] nearestFirst = points.clone();
        Arrays.sort(nearestFirst, Comparator.comparingInt(point -> point[0] * point[0] + point[1] * point[1]));
        return Arrays.copyOf(nearestFirst, k);
    }
}
