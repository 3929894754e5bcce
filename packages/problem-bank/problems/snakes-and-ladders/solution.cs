public class Solution
{
    public int SnakesAndLadders(int[][] board)
    {
        var last = board.Length * board.Length;
        var reached = new HashSet<int> { 1 };
        var level = new List<int> { 1 };
        for (var rolls = 0; level.Count > 0; rolls++)
        {
            if (level.Contains(last)) return rolls;
            level = level
                .SelectMany(square => Enumerable.Range(square + 1, Math.Min(6, last - square)))
                .Select(ahead => EndOf(ahead, board))
                .Where(reached.Add)
                .ToList();
        }
        return -1;
    }

    private static int EndOf(int square, int[][] board)
    {
        int n = board.Length, row = (square - 1) / n, place = (square - 1) % n;
        var jump = board[n - 1 - row][row % 2 == 0 ? place : n - 1 - place];
        return jump == -1 ? square : jump;
    }
}
