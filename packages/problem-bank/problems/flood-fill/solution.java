class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int[][] floodFill(int[][] image, int sr, int sc, int color) {
        int old = image[sr][sc];
        if (old == color) return image;
        image[sr][sc] = color;
        Deque<int[]> toVisit = new ArrayDeque<>();
        toVisit.push(new int[] {sr, sc});
        while (!toVisit.isEmpty()) {
            int[] pixel = toVisit.pop();
            for (int[] direction : DIRECTIONS) {
                int row = pixel[0] + direction[0];
                int column = pixel[1] + direction[1];
                boolean isInside = row >= 0 && row < image.length && column >= 0 && column < image[0].length;
                if (!isInside || image[row][column] != old) continue;
                image[row][column] = color;
                toVisit.push(new int[] {row, column});
            }
        }
        return image;
    }
}
