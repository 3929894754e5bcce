class Solution {
    public int snakesAndLadders(int[][] board) {
        int last = board.length * board.length;
        boolean[] reached = new boolean[last + 1];
        Queue<Integer> queue = new ArrayDeque<>(List.of(1));
        reached[1] = true;
        for (int rolls = 0; !queue.isEmpty(); rolls++) {
            for (int left = queue.size(); left > 0; left--) {
                int square = queue.remove();
                if (square == last) return rolls;
                for (int ahead = square + 1; ahead <= Math.min(square + 6, last); ahead++) {
                    int end = endOf(ahead, board);
                    if (!reached[end]) queue.add(end);
                    reached[end] = true;
                }
            }
        }
        return -1;
    }

    private int endOf(int square, int[][] board) {
        int n = board.length;
        int row = (square - 1) / n;
        int place = (square - 1) % n;
        int jump = board[n - 1 - row][row % 2 == 0 ? place : n - 1 - place];
        return jump == -1 ? square : jump;
    }
}
