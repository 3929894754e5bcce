class Solution {
    public int minCostConnectPoints(int[][] points) {
        // The distance of each point to the nearest one that is connected; -1 where it is connected itself.
        int[] distances = new int[points.length];
        Arrays.fill(distances, Integer.MAX_VALUE);
        distances[0] = -1;
        int cost = 0;
        int newest = 0;
        for (int connected = 1; connected < points.length; connected++) {
            int nearest = -1;
            for (int point = 0; point < points.length; point++) {
                if (distances[point] == -1) continue;
                distances[point] = Math.min(distances[point], distance(points[point], points[newest]));
                if (nearest == -1 || distances[point] < distances[nearest]) nearest = point;
            }
            cost += distances[nearest];
            distances[nearest] = -1;
            newest = nearest;
        }
        return cost;
    }

    private int distance(int[] a, int[] b) {
        return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
    }
}
