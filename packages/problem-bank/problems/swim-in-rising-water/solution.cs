public class Solution
{
    public int SwimInWater(int[][] grid)
    {
        var size = grid.Length;
        var reached = new HashSet<(int Row, int Column)> { (0, 0) };
        // By the water level that it takes to get there.
        var edge = new PriorityQueue<(int Row, int Column), int>();
        edge.Enqueue((0, 0), grid[0][0]);
        while (edge.TryDequeue(out var cell, out var level))
        {
            var (r, c) = cell;
            if (r == size - 1 && c == size - 1) return level;
            foreach (var (row, column) in new[] { (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1) })
            {
                var isInside = row >= 0 && row < size && column >= 0 && column < size;
                if (isInside && reached.Add((row, column)))
                    edge.Enqueue((row, column), Math.Max(level, grid[row][column]));
            }
        }
        return -1;
    }
}
