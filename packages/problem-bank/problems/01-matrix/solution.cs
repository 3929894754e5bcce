public class Solution
{
    public int[][] UpdateMatrix(int[][] mat)
    {
        var distances = mat.Select(row => row.Select(cell => cell == 0 ? 0 : -1).ToArray()).ToArray();
        var queue = new Queue<(int Row, int Column)>();
        for (var row = 0; row < mat.Length; row++)
            for (var column = 0; column < mat[row].Length; column++)
                if (mat[row][column] == 0) queue.Enqueue((row, column));

        var steps = new[] { (1, 0), (-1, 0), (0, 1), (0, -1) };
        while (queue.Count > 0)
        {
            var (row, column) = queue.Dequeue();
            foreach (var (down, right) in steps)
            {
                var nextRow = row + down;
                var nextColumn = column + right;
                var isInside = nextRow >= 0 && nextRow < mat.Length && nextColumn >= 0 && nextColumn < mat[0].Length;
                if (!isInside || distances[nextRow][nextColumn] != -1) continue;
                distances[nextRow][nextColumn] = distances[row][column] + 1;
                queue.Enqueue((nextRow, nextColumn));
            }
        }
        return distances;
    }
}
