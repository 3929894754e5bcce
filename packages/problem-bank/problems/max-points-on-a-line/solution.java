class Solution {
    public int maxPoints(int[][] points) {
        int best = 1;
        for (int i = 0; i < points.length; i++) {
            Map<List<Integer>, Integer> directions = new HashMap<>();
            for (int j = i + 1; j < points.length; j++) {
                int x = points[j][0] - points[i][0];
                int y = points[j][1] - points[i][1];
                int divisor = Math.abs(gcd(x, y));
                if (x < 0 || (x == 0 && y < 0)) divisor = -divisor;
                int count = directions.merge(List.of(x / divisor, y / divisor), 1, Integer::sum);
                best = Math.max(best, count + 1);
            }
        }
        return best;
    }

    private int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
