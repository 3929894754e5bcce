public class Solution
{
    public int MinimumEffortPath(int[][] heights)
    {
        int rows = heights.Length, columns = heights[0].Length;
        var done = new HashSet<(int, int)>();
        var heap = new PriorityQueue<(int Row, int Column), int>();
        heap.Enqueue((0, 0), 0);
        while (heap.TryDequeue(out var cell, out var effort))
        {
            var (row, column) = cell;
            if (row == rows - 1 && column == columns - 1) return effort;
            if (!done.Add(cell)) continue;
            foreach (var (r, c) in new[] { (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1) })
            {
                if (r < 0 || r == rows || c < 0 || c == columns || done.Contains((r, c))) continue;
                heap.Enqueue((r, c), Math.Max(effort, Math.Abs(heights[r][c] - heights[row][column])));
            }
        }
        return 0;
    }
}
