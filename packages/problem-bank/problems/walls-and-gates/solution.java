class Solution {
    private static final int EMPTY = Integer.MAX_VALUE;
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public void wallsAndGates(int[][] rooms) {
        Queue<int[]> reached = new ArrayDeque<>();
        for (int row = 0; row < rooms.length; row++) {
            for (int column = 0; column < rooms[0].length; column++) {
                if (rooms[row][column] == 0) reached.add(new int[] {row, column});
            }
        }
        while (!reached.isEmpty()) {
            int[] room = reached.remove();
            for (int[] direction : DIRECTIONS) {
                int row = room[0] + direction[0];
                int column = room[1] + direction[1];
                boolean isInside = row >= 0 && row < rooms.length && column >= 0 && column < rooms[0].length;
                if (!isInside || rooms[row][column] != EMPTY) continue;
                rooms[row][column] = rooms[room[0]][room[1]] + 1;
                reached.add(new int[] {row, column});
            }
        }
    }
}
