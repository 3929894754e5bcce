public class Solution
{
    private const int Empty = int.MaxValue;

    public void WallsAndGates(int[][] rooms)
    {
        var reached = new Queue<(int Row, int Column)>();
        for (var row = 0; row < rooms.Length; row++)
            for (var column = 0; column < rooms[row].Length; column++)
                if (rooms[row][column] == 0) reached.Enqueue((row, column));

        while (reached.Count > 0)
        {
            var (r, c) = reached.Dequeue();
            foreach (var (row, column) in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
            {
                var isInside = row >= 0 && row < rooms.Length && column >= 0 && column < rooms[0].Length;
                if (!isInside || rooms[row][column] != Empty) continue;
                rooms[row][column] = rooms[r][c] + 1;
                reached.Enqueue((row, column));
            }
        }
    }
}
