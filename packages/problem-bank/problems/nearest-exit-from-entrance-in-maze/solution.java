class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private record Cell(int row, int column) {}

    public int nearestExit(char[][] maze, int[] entrance) {
        int rows = maze.length;
        int columns = maze[0].length;
        Cell start = new Cell(entrance[0], entrance[1]);
        Set<Cell> visited = new HashSet<>(Set.of(start));
        List<Cell> level = List.of(start);
        for (int steps = 1; !level.isEmpty(); steps++) {
            List<Cell> nextLevel = new ArrayList<>();
            for (Cell from : level) {
                for (int[] direction : DIRECTIONS) {
                    int row = from.row() + direction[0];
                    int column = from.column() + direction[1];
                    if (row < 0 || row == rows || column < 0 || column == columns || maze[row][column] == '+') continue;
                    Cell next = new Cell(row, column);
                    if (!visited.add(next)) continue;
                    if (row == 0 || row == rows - 1 || column == 0 || column == columns - 1) return steps;
                    nextLevel.add(next);
                }
            }
            level = nextLevel;
        }
        return -1;
    }
}
